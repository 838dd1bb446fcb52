/** UI-02, to the letter, as web/interface/fallback/texts.ts has it. */
export const faultTexts = {
  heading: 'Whoops!',
  text: 'Älgört stötte på problem. Felet har rapporterats till Älgört för att kunna förbygga detta framöver. För att komma vidare nu, prova något av alternativen nedan.',
  description: 'Felbeskrivning',
  /** What the pages say of a fault of the server, whose own words are not for everyone. */
  message: 'Unexpected Server Error',
  reference: 'Referens',
  start: 'Älgörts startsida',
  reload: 'Ladda om sidan',
  clear: 'Rensa sparad data',
} as const;
