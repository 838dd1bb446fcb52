/** The texts of UI-02, word for word. */
export const fallbackTexts = {
  heading: 'Whoops!',
  text: 'Älgört stötte på problem. Felet har rapporterats till Älgört för att kunna förbygga detta framöver. För att komma vidare nu, prova något av alternativen nedan.',
  description: 'Felbeskrivning',
  start: 'Älgörts startsida',
  reload: 'Ladda om sidan',
  clear: 'Rensa sparad data',
} as const;
