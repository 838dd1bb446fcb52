import type { SortOption } from '../../../domain/catalogue/listing.js';

const sorts: Readonly<Record<SortOption, string>> = {
  priceAsc: 'Lägsta pris',
  priceDesc: 'Högsta pris',
  nameAsc: 'Namn (A–Ö)',
  nameDesc: 'Namn (Ö–A)',
  discountDesc: 'Störst rabatt',
  news: 'Nyheter',
};

/** Swedish names of the facets (CAT-04). */
const facets: Readonly<Record<string, string>> = { Brand: 'Varumärke', PackageType: 'Förpackning' };

const format = new Intl.NumberFormat('sv-SE');
const goods = (count: number): string => (count === 1 ? '1 vara' : `${format.format(count)} varor`);

export const listingTexts = {
  sorts,
  facets,
  sort: 'Sortera',
  ownOrder: 'Rekommenderat',
  filter: 'Filter',
  filterButton: 'Filtrera',
  close: 'Stäng filter',
  show: (count: number) => `Visa ${goods(count)}`,
  apply: 'Visa urvalet',
  clear: 'Rensa filter',
  chosen: 'Valda filter',
  remove: (item: string) => `Ta bort filtret ${item}`,
  allItems: (more: number) => `Visa ${format.format(more)} till`,
  count: goods,
  more: 'Visa fler',
  shown: (shown: number, total: number) => `Du har sett ${format.format(shown)} av ${format.format(total)}`,
  mostShown: 'Fler varor än så visas inte på en gång. Välj filter eller en annan ordning för att se resten.',
  nothing: 'Inget matchar ditt urval',
  nothingText: 'Ta bort något filter, så finns det mer att se.',
  empty: 'Här finns inga varor just nu',
  emptyText: 'Se efter i någon av våra andra kategorier.',
  all: 'Alla kategorier',
  side: 'Kategorier',
  description: (name: string, count: number) =>
    `Köp ${name.toLowerCase()} på nätet hos Älgört Apotek: ${goods(count)}, rådgivning av farmaceuter och leverans på 1–2 vardagar.`,
} as const;
