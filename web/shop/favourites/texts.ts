/** Texts that every page with a heart needs. The dialogs have texts of their own, which load with them. */
export const favouriteTexts = {
  add: (name: string) => `Spara ${name} som favorit`,
  remove: (name: string) => `Ta bort ${name} från favoriter`,
  watch: 'Bevaka',
  watching: 'Bevakad',
  watchLabel: (name: string) => `Bevaka ${name}`,
  watchingLabel: (name: string) => `Bevakad: ${name}. Sluta bevaka`,
  failed: 'Något gick fel, vänligen försök igen.',
  kept: 'Ditt samtycke har sparats',
  close: 'Stäng',
} as const;
