import type { DispensingPhase } from '../../../domain/prescription/index.js';

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
  allAgain: 'Köp allt igen',
  allAgainOf: (number: string) => `Köp allt i order ${number} igen`,
  pages: 'Sidor med köp',
  older: 'Visa äldre köp',
  newest: 'Till de senaste köpen',
  notSold: 'Säljs inte just nu',
  prescribed: 'Se receptet',
  points: (points: string) => `Köpet gav ${points}.`,
} as const;

const phases: Readonly<Record<DispensingPhase, string>> = {
  held: 'Väntar på betalningen.',
  ordered: 'Väntar på att en farmaceut går igenom receptet.',
  dispensed: 'En farmaceut har gått igenom receptet och expedierat det.',
  reported: 'En farmaceut har gått igenom receptet och expedierat det.',
  refused: 'En farmaceut kunde inte lämna ut det. Du får tillbaka pengarna för raden.',
  released: 'Lämnas inte ut. Uttaget finns kvar på receptet.',
};

export const orderedPrescriptionTexts = {
  title: 'Dina receptvaror',
  to: (name: string) => `till ${name}`,
  phases,
  refusedOn: (date: string) => `Farmaceut på Älgört, ${date}`,
} as const;
