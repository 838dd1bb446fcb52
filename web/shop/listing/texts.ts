import type { Age, Rating, Stock } from '../../../domain/catalogue/facet-values.js';
import type { FacetName, SortOption } from '../../../domain/catalogue/listing.js';

const sorts: Readonly<Record<SortOption, string>> = {
  priceAsc: 'Lägsta pris',
  priceDesc: 'Högsta pris',
  nameAsc: 'Namn (A–Ö)',
  nameDesc: 'Namn (Ö–A)',
  discountDesc: 'Störst rabatt',
  news: 'Nyheter',
};

/** Swedish names of the facets (CAT-04). The first and the sixth are the seed's. */
const facets: Readonly<Record<FacetName, string>> = {
  Brand: 'Varumärke',
  Price: 'Pris',
  Form: 'Form',
  Strength: 'Styrka',
  PackageSize: 'Förpackningsstorlek',
  PackageType: 'Förpackning',
  Age: 'Ålder',
  Rating: 'Betyg',
  InStock: 'I lager',
};

const ages: Readonly<Record<Age, string>> = { adult: 'Vuxen', child: 'Barn' };
const ratings: Readonly<Record<Rating, string>> = {
  '4.5-5': '4,5–5 stjärnor',
  '3.5-4': '3,5–4 stjärnor',
  '2.5-3': '2,5–3 stjärnor',
  '0-2': 'Högst 2 stjärnor',
};
const stocks: Readonly<Record<Stock, string>> = { web: 'I webblager', pharmacy: 'Bara på apotek', none: 'Slut' };

/** The texts of values that stand as a sign in the address. */
const values: Readonly<Partial<Record<FacetName, Readonly<Record<string, string>>>>> = {
  Age: ages,
  Rating: ratings,
  InStock: stocks,
};

const format = new Intl.NumberFormat('sv-SE');
const goods = (count: number): string => (count === 1 ? '1 vara' : `${format.format(count)} varor`);

export const listingTexts = {
  sorts,
  facets,
  values,
  priceBelow: (to: number) => `Under ${format.format(to)} kr`,
  priceBetween: (from: number, to: number) => `${format.format(from)}–${format.format(to)} kr`,
  priceFrom: (from: number) => `${format.format(from)} kr och mer`,
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
