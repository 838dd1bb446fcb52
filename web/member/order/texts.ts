export const purchasesTexts = {
  none: 'Du har inte handlat något än.',
  kept: 'Köphistoriken sparas i 30 månader.',
  removed: (date: string) => `Köphistoriken togs bort när ditt medlemskap avslutades ${date}.`,
  open: (date: string) =>
    `Ditt medlemskap avslutades ${date}, och den äldre köphistoriken togs bort. Köp från medlemskapet visas tills de inte längre är på väg eller går att ångra.`,
} as const;
