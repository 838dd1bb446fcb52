import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SORT_OPTIONS, type SortOption } from '../../../../domain/catalogue/index.js';
import { createTestDatabase, type TestDatabase } from '../../../foundation/database/testing.js';
import { callBudget } from '../../../access/budget/call-budget.js';
import { CampaignPages } from '../../campaign/campaign-pages.js';
import { trailTo } from '../../catalogue/category-tree.js';
import type { Listing, ListingQuery } from '../../catalogue/contract.js';
import { ProductCards } from '../../catalogue/product/product-cards.js';
import { NO_STICKERS } from '../../catalogue/sticker.js';
import { stockDatabase } from '../../catalogue/testing.js';
import { megaMenu } from '../../content/menus.js';
import { placesWith } from '../loop/by-attribute.js';
import { resultsOf } from '../loop/results.js';
import { ProductSearch } from '../product-search.js';
import { Search } from '../search.js';
import { ShelfListings } from '../shelf-listings.js';
import { aProduct } from '../testing.js';
import { ListingPages } from './listing-pages.js';

const clock = { now: () => '2026-11-20T10:00:00.000Z' };
const CATEGORY = 'har/balsam';
const PACKS = ['tub', 'flaska', 'burk'];
const BRANDS = ['Älvsjö', 'Aspa', 'Örvik'];

/** Every page shows these: they are reduced, cheaper for members, new, and in the same campaign and category. */
const shared = Array.from({ length: 60 }, (_, nth) =>
  aProduct(String(300_000 + nth), `Fjällro ${'ÅÖAÄB'[nth % 5]} ${(nth * 37) % 11}`, {
    brand: BRANDS[nth % 3] as string,
    packageType: PACKS[nth % 7 === 0 ? 0 : nth % 3] as string,
    categoryPath: CATEGORY,
    price: 9_000 + ((nth * 7) % 5) * 100,
    discountPrice: 4_000 + ((nth * 13) % 6) * 100,
    memberPrice: 3_000,
    campaignId: 'host',
    newUntil: '2026-12-01',
    addedOn: `2026-09-0${1 + (nth % 4)}`,
    popularity: (nth * 11) % 8,
    webStock: nth % 9 === 0 ? 0 : 5,
    flags: nth % 10 === 0 ? ['AgeLimited'] : [],
  }),
);
const others = [
  aProduct('400001', 'Annat', { categoryPath: 'har/schampo', brand: 'Aspen' }),
  aProduct('400002', 'På recept', { type: 'Rx', categoryPath: 'receptbelagda-lakemedel' }),
];
const campaign = {
  ...{ id: 'host', title: 'Höst', text: '', kind: 'discount', validTo: '2026-12-01', membersOnly: false },
  ...{ sticker: null, varuIds: [...shared, ...others].map(({ varuId }) => varuId).filter((id) => id !== '400001') },
} as const;

let database: TestDatabase;
let search: Search;
let listings: ShelfListings;
let found: ListingPages;
let campaigns: CampaignPages;

beforeAll(async () => {
  database = await createTestDatabase();
  await stockDatabase(database, [...shared, ...others]);
  search = new Search(database.db, database.pool, clock);
  listings = new ShelfListings(search);
  const running = { one: async () => campaign, running: async () => [campaign], stickers: async () => NO_STICKERS };
  const cards = new ProductCards(running as never, clock as never);
  const parts = {
    ...{ listings, cards, products: new ProductSearch(search), pharmacies: { find: () => [] } },
    recommended: { leaning: async () => null },
  };
  found = new ListingPages(parts as never, { session: null } as never);
  campaigns = new CampaignPages(listings, running as never, {} as never, cards);
});
afterAll(async () => {
  await search.onApplicationShutdown();
  await database.close();
});

type Page = (query: ListingQuery) => Promise<Listing | null>;

const pages: Readonly<Record<string, Page>> = {
  category: (query) => found.category(CATEGORY, query),
  offers: (query) => found.category('erbjudanden', query),
  'member offers': (query) => found.memberOffers(query),
  news: (query) => found.news(query),
  campaign: (query) => campaigns.promotion('host', query),
  search: (query) => found.search('fjällro', { ...query, withPrescription: true, kind: 'products' }),
};

async function shown(page: Page, sortBy: SortOption | null, facets: ListingQuery['facets'] = {}) {
  const listing = await page({ loaded: 100, sortBy, facets, whole: null });
  return {
    total: listing?.total,
    order: listing?.products.map(({ varuId }) => varuId),
    facets: listing?.facets,
  };
}

/** A brand's page offers no choice of brands, and its price ranges suit its own prices. */
const withoutOwn = (facets: Listing['facets'] | undefined): unknown =>
  facets?.filter(({ name }) => name !== 'Brand' && name !== 'Price');

const choices: readonly (readonly [string, ListingQuery['facets']])[] = [
  ['nothing chosen', {}],
  ['a pack chosen', { PackageType: ['tub'] }],
  ['two brands chosen', { Brand: ['Aspa', 'Örvik'] }],
  ['both chosen', { Brand: ['Älvsjö'], PackageType: ['tub', 'burk'] }],
  ['what is in stock below 60 kronor', { InStock: ['web'], Price: ['0-50', '50-75'] }],
];

describe.each(Object.entries(pages))('the page of %s', (_name, page) => {
  test.each(choices)('has the same order and facets as every page with the same goods: %s', async (_choice, facets) => {
    for (const sortBy of SORT_OPTIONS)
      expect(await shown(page, sortBy, facets)).toEqual(await shown(pages['category'] as Page, sortBy, facets));
  });
});

test.each(['offers', 'member offers', 'campaign'])(
  '%s without an asked order has that of the category',
  async (name) => {
    const all = await shown(pages['category'] as Page, null);
    expect(await shown(pages[name] as Page, null)).toEqual(all);
    expect(all.order).toHaveLength(shared.length);
  },
);

test('a brand is the category with that brand chosen, in the same order and with the same packs', async () => {
  for (const sortBy of [null, ...SORT_OPTIONS]) {
    const own = await shown((query) => found.brand('orvik', query), sortBy);
    const chosen = await shown(pages['category'] as Page, sortBy, { Brand: ['Örvik'] });
    expect(own.order).toEqual(chosen.order);
    expect(withoutOwn(own.facets)).toEqual(withoutOwn(chosen.facets));
  }
});

test("the search provider's call and the favourites keep that order too", async () => {
  const { shelf, groups } = await search.ready();
  const options = {
    skip: 0,
    take: 100,
    facets: [{ name: 'Brand', attributeName: 'Brand', type: 'distinct' } as const],
  };
  const places = placesWith({ shelf, groups }, 'all_category_paths', [CATEGORY]);
  const called = resultsOf(shelf, places, options, callBudget.on('2026-11-20'));
  const all = await shown(pages['category'] as Page, null);
  expect(called.products.map(({ varuId }) => varuId)).toEqual(all.order);
  expect(called.count).toBe(all.total);
  const byName = await listings.products(
    shared.map(({ varuId }) => varuId),
    'nameAsc',
  );
  expect(byName.map(({ varuId }) => varuId)).toEqual((await shown(pages['category'] as Page, 'nameAsc')).order);
});

test('menu, breadcrumbs and the tree that the API tells name the same categories', async () => {
  const tree = await listings.categories();
  const [menu, page] = [
    await found.menu(),
    await found.category(CATEGORY, { loaded: 1, sortBy: null, facets: {}, whole: null }),
  ];
  expect(megaMenu(tree).map(({ url, name }) => [url, name])).toEqual(
    menu.map(({ path, name }) => [`/kategori/${path}`, name]),
  );
  expect(page?.breadcrumbs).toEqual(trailTo(tree, CATEGORY)?.map(({ path, name }) => ({ path, name })));
});
