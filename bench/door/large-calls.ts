import type { Product } from '../../domain/catalogue/index.js';
import { callBudget } from '../../services/access/budget/call-budget.js';
import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { ATTRIBUTES } from '../../services/shop/search/loop/attributes.js';

export interface LargeCall {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
}

const { filterLeaves, values, pathSegments, manifestPaths } = callBudget.on('2026-11-23');
const PER_LEAF = values / filterLeaves;
const names = Object.keys(ATTRIBUTES);
/**
 * Attributes for search facets. Each product has another value of them, so one facet is as large as half a response.
 */
const [LARGE, LARGEST] = ['imageUrl', 'url'] as const;
const DIFFERENT = ['id', 'name', 'ean', 'description', 'ProductNumber', 'comparisonPriceAsNumber', LARGE, LARGEST];

/** Returns calls that are as large as the limits of a call allow. */
export function largeCalls(products: readonly Product[]): readonly LargeCall[] {
  const words = [...new Set(products.flatMap(({ description }) => description.toLowerCase().split(/\s+/)))];
  const word = (nth: number): string => words[nth % words.length] as string;
  const filter = (
    attribute: (nth: number) => string,
    comparisonMode: string,
    value: (nth: number) => string,
  ): object => ({
    not: {
      or: Array.from({ length: filterLeaves }, (_, leaf) => ({
        attributeName: attribute(leaf),
        comparisonMode,
        value: Array.from({ length: PER_LEAF }, (_each, nth) => value(leaf * PER_LEAF + nth)),
      })),
    },
  });
  const nowhere = (nth: number): string => `finns inte ${nth}`;
  const everywhere = filter((leaf) => names[leaf % names.length] as string, 'contains', nowhere);
  const entities = (name: string, resultsOptions: object): LargeCall => ({
    name,
    path: '/api/loop/getEntities',
    body: { resultsOptions },
  });
  return [
    entities('words in descriptions', { filter: filter(() => 'description', 'contains', word) }),
    entities('letters in descriptions', {
      filter: filter(
        () => 'description',
        'contains',
        (nth) => word(nth).slice(0, 1),
      ),
    }),
    entities('texts in every attribute', { filter: everywhere }),
    entities('equal descriptions', { filter: filter(() => 'description', 'equals', nowhere) }),
    entities('facets of one sort', { facets: facets(Array<string>(20).fill('label')) }),
    entities('facets that are too large', { facets: facets(Array<string>(20).fill('id')) }),
    entities('the last in an order', { ...page(products.length), sortBy: SORTED }),
    entities('all of it', { ...page(products.length), sortBy: SORTED, filter: everywhere, facets: facets(ALL) }),
    {
      name: 'a search with all of it',
      path: '/api/loop/search',
      body: {
        query: 'a',
        resultsOptions: { ...page(products.length), sortBy: SORTED, filter: everywhere, facets: facets(ALL) },
      },
    },
    ...largeLists(products),
    ...largeAddresses,
  ];
}

function largeLists(products: readonly Product[]): readonly LargeCall[] {
  return [
    {
      name: 'beside two hundred products',
      path: '/api/loop/getBasketRecommendations',
      body: { entities: products.slice(0, 200).map(({ varuId }) => ({ type: 'Product', id: varuId })) },
    },
    {
      name: 'stock everywhere',
      path: '/api/pharmacy/stocks',
      body: {
        glns: PHARMACIES.slice(0, 100).map(({ gln }) => gln),
        varunr: products.slice(0, 100).map(({ varuId }) => varuId),
      },
    },
  ];
}

const FEW = names.filter((name) => !DIFFERENT.includes(name)).slice(0, 18);
const ALL = [LARGE, LARGEST, ...FEW];
const SORTED = ['Restricted', 'hasDiscount', 'type', 'comparisonUnit', LARGEST].map((attributeName) => ({
  type: 'attribute',
  attributeName,
}));

function facets(attributes: readonly string[]): object {
  const sortBy = [{ type: 'item', order: 'asc' }];
  return attributes.map((attributeName, nth) => ({ name: `f${nth}`, attributeName, type: 'distinct', sortBy }));
}

/**
 * Asks for the last page of a list, because the shop must then sort the whole list. The page is small, so most of the
 * response is facets.
 */
function page(products: number): object {
  return { skip: Math.max(0, products - 40), take: 40 };
}

/** Returns one URL with as many paths as the limit allows. Each path has the largest number of segments. */
function deepPages(): string {
  const count = Math.floor((manifestPaths - 2) / pathSegments);
  return Array.from({ length: count }, (_, nth) => `p=/${nth}${'/a'.repeat(pathSegments - 1)}`).join('&');
}

const largeAddresses: readonly LargeCall[] = [
  { name: 'a deep category', path: `/kategori${'/a'.repeat(pathSegments - 1)}` },
  { name: 'a category of too many parts', path: `/kategori${'/a'.repeat(1_900)}` },
  { name: 'modules of many pages', path: `/__manifest?version=VERSION&${deepPages()}` },
  { name: 'many chosen brands', path: `/kategori/hudvard?${Array(values).fill('Brand=').join('&')}` },
];
