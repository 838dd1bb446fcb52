/** UI-02 gives these texts exactly. web/interface/fallback/texts.ts has the same texts. */
export const faultTexts = {
  heading: 'Whoops!',
  text: 'Älgört stötte på problem. Felet har rapporterats till Älgört för att kunna förbygga detta framöver. För att komma vidare nu, prova något av alternativen nedan.',
  description: 'Felbeskrivning',
  /** The page shows this text in place of a server error's own message, which must not be public. */
  message: 'Unexpected Server Error',
  reference: 'Referens',
  start: 'Älgörts startsida',
  reload: 'Ladda om sidan',
  clear: 'Rensa sparad data',
} as const;
