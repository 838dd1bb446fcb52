export const cardsTexts = {
  title: 'Sparade kort',
  settings: 'Mina inställningar',
  intro: 'Kort som du har sparat för nästa köp. De finns hos vår betalpartner, och vi ser bara det du ser här.',
  list: 'Dina kort',
  none: 'Du har inga sparade kort. Du kan spara ett när du betalar med kort.',
  validThrough: (until: string) => `Giltigt till ${until}`,
  expired: 'Har gått ut',
  away: 'Vår betalpartner svarar inte just nu, så vi kan inte visa dina kort. Läs in sidan igen om en stund.',
  remove: 'Ta bort',
  removeOf: (card: string) => `Ta bort ${card}`,
  removeText: 'Kortet tas bort hos vår betalpartner. Köp som du redan har gjort påverkas inte.',
  confirm: 'Ja, ta bort kortet',
  confirmOf: (card: string) => `Ja, ta bort kortet ${card}`,
  removed: 'Kortet är borttaget.',
  failed: {
    CARD_UNKNOWN: 'Kortet finns inte bland dina sparade kort. Det kan redan vara borttaget.',
    CARD_NOT_DELETED: 'Kortet är inte borttaget. Vår betalpartner tog inte bort det. Försök igen.',
    CARD_UNCERTAIN:
      'Vår betalpartner svarade inte. Kortet kan vara borttaget eller finnas kvar. Läs in sidan igen om en stund, så ser du hur det blev.',
    other: 'Kortet är inte borttaget. Försök igen om en stund.',
  },
} as const;
