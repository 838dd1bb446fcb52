import type { SortOption } from '../../../domain/catalogue/listing.js';

const sorts: Readonly<Record<SortOption, string>> = {
  priceAsc: 'Lägsta pris',
  priceDesc: 'Högsta pris',
  nameAsc: 'Namn (A–Ö)',
  nameDesc: 'Namn (Ö–A)',
  discountDesc: 'Störst rabatt',
  news: 'Nyheter',
};

const facets: Readonly<Record<string, string>> = { Brand: 'Varumärke', PackageType: 'Förpackning' };

export const listingTexts = {
  sorts,
  facets,
  sort: 'Sortera',
  ownOrder: 'Rekommenderat',
  filter: 'Filtrera',
  apply: 'Visa urvalet',
  clear: 'Rensa urvalet',
  count: (count: number) => (count === 1 ? '1 vara' : `${count.toLocaleString('sv-SE')} varor`),
  more: 'Visa fler',
  shown: (shown: number, total: number) => `Du har sett ${shown.toLocaleString('sv-SE')} av ${total.toLocaleString('sv-SE')}`,
  nothing: 'Inget matchar ditt urval',
  nothingText: 'Ta bort något filter, eller sök efter något annat.',
  all: 'Alla kategorier',
} as const;
