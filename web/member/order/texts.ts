export const purchasesTexts = {
  none: 'Du har inte handlat något än.',
  kept: 'Köphistoriken sparas i 30 månader.',
  removed: (date: string) => `Köphistoriken togs bort när ditt medlemskap avslutades ${date}.`,
  open: (date: string) =>
    `Ditt medlemskap avslutades ${date}, och den äldre köphistoriken togs bort. Köp från medlemskapet visas tills de inte längre är på väg eller går att ångra.`,
  view: (number: string) => `${number}, visa ordern`,
  andMore: (rest: number) => `och ${rest} till`,
  title: (number: string) => `Order ${number}`,
  all: 'Mina köp',
  category: (name: string) => `Kategori: ${name}`,
  again: 'Köp igen',
  notSold: 'Säljs inte just nu',
  points: (points: string) => `Köpet gav ${points}.`,
} as const;
