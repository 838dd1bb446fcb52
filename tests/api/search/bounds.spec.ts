import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestShop, type TestShop } from '../../shop/test-shop.js';
import { loop } from './loop.js';

const QUERIES = ['search', 'autoComplete', 'pageSearch', 'storeSearch'] as const;
const entity = { type: 'Product', id: '100001' };
/** A body of each call that lists products, pages or stores. */
const LISTS = {
  search: { query: 'tvål' },
  getEntities: {},
  getEntitiesByAttribute: { attribute: { name: 'Brand', value: 'Älgört' } },
  getRelatedEntities: { entity },
  getComplementaryEntities: { entity },
  getBasketRecommendations: { entities: [entity] },
  getRecommendedEntities: {},
  getPopularEntities: {},
  pageSearch: { query: 'frakt' },
  storeSearch: { query: 'stockholm' },
} as const;
type List = keyof typeof LISTS;
const lists = Object.keys(LISTS) as readonly List[];
const productLists = lists.filter((call) => call !== 'pageSearch' && call !== 'storeSearch');
const leaves = (count: number) => ({ or: Array(count).fill({ attributeName: 'Brand', value: 'Myr' }) });
const facets = (count: number) => Array(count).fill({ name: 'Brand', attributeName: 'Brand' });
const nested = (depth: number): object => (depth === 0 ? { attributeName: 'Brand' } : { not: nested(depth - 1) });

type Case = readonly [what: string, options: object, refused: string | null];
const OPTIONS: readonly Case[] = [
  ['take 0', { take: 0 }, null],
  ['take 480', { take: 480, skip: 1_000_000 }, null],
  ['take 481', { take: 481 }, 'resultsOptions.take ska vara högst 480.'],
  ['take −1', { take: -1 }, 'resultsOptions.take ska vara minst 0.'],
  ['take 1.5', { take: 1.5 }, 'resultsOptions.take ska vara ett heltal.'],
  ['take as text', { take: '10' }, 'resultsOptions.take ska vara ett tal.'],
  ['skip 1 000 000', { skip: 1_000_000 }, null],
  ['skip 1 000 001', { skip: 1_000_001 }, 'resultsOptions.skip ska vara högst 1 000 000.'],
  ['skip −1', { skip: -1 }, 'resultsOptions.skip ska vara minst 0.'],
];
const PRODUCT_OPTIONS: readonly Case[] = [
  ['50 comparisons', { filter: leaves(50), take: 1 }, null],
  ['51 comparisons', { filter: leaves(51) }, 'resultsOptions.filter'],
  ['a filter nested 40 deep', { filter: nested(40), take: 1 }, null],
  ['an empty group', { filter: { and: [] }, take: 1 }, null],
  ['a filter by an unknown attribute', { filter: { attributeName: 'finnsinte', value: 1 } }, null],
  [
    'a comparison that does not exist',
    { filter: { attributeName: 'Brand', comparisonMode: 'like' } },
    'resultsOptions.filter har fel form.',
  ],
  ['a filter as text', { filter: 'Brand' }, 'resultsOptions.filter har fel form.'],
  [
    'an attribute name of 101 letters',
    { filter: { attributeName: 'a'.repeat(101) } },
    'resultsOptions.filter.attributeName ska ha högst 100 tecken.',
  ],
  ['20 facets', { facets: facets(20), take: 1 }, null],
  ['21 facets', { facets: facets(21) }, 'resultsOptions.facets ska ha högst 20 delar.'],
  ['a facet of an unknown attribute', { facets: [{ name: 'x', attributeName: 'finnsinte' }], take: 1 }, null],
  ['a facet without a name', { facets: [{ attributeName: 'Brand' }] }, 'resultsOptions.facets.0 har fel form.'],
  ['facets as text', { facets: 'Brand' }, 'resultsOptions.facets ska vara en lista.'],
  ['5 sort orders', { sortBy: Array(5).fill({ type: 'relevance' }), take: 1 }, null],
  ['6 sort orders', { sortBy: Array(6).fill({ type: 'relevance' }) }, 'resultsOptions.sortBy ska ha högst 5 delar.'],
  [
    'an unknown sort',
    { sortBy: [{ type: 'random' }] },
    'resultsOptions.sortBy.0.type ska vara något av relevance, popularity, attribute, id, type.',
  ],
  ['a sort by an unknown attribute', { sortBy: [{ type: 'attribute', attributeName: 'finnsinte' }], take: 1 }, null],
  ['an unknown option', { limit: 3 }, 'Fältet limit är okänt.'],
  ['options as text', 'all', 'resultsOptions ska vara ett objekt.'],
].map(([what, options, refused]) => [what, options, refused] as Case);

const BODIES: readonly (readonly [call: string, what: string, body: unknown, refused: string | null])[] = [
  ['search', 'nothing', {}, 'query saknas.'],
  ['search', 'a number as query', { query: 4 }, 'query ska vara text.'],
  ['search', 'null as query', { query: null }, 'query ska vara text.'],
  ['search', 'a list', [], 'Anropet ska vara ett objekt.'],
  ['search', 'an empty query', { query: '' }, null],
  [
    'search',
    '481 spellings',
    { query: 'a', spellingSuggestionsOptions: { take: 481 } },
    'spellingSuggestionsOptions.take ska vara högst 480.',
  ],
  [
    'search',
    '481 related queries',
    { query: 'a', relatedQueriesOptions: { take: 481 } },
    'relatedQueriesOptions.take ska vara högst 480.',
  ],
  [
    'search',
    '481 related products',
    { query: 'a', relatedResultsOptions: { take: 481 } },
    'relatedResultsOptions.take ska vara högst 480.',
  ],
  [
    'search',
    'a word as personalize',
    { query: 'a', customData: { personalize: 'ja' } },
    'customData.personalize ska vara true eller false.',
  ],
  ['search', 'a word as rx', { query: 'a', customData: { rx: 'nej' } }, 'customData.rx har fel form.'],
  ['autoComplete', 'nothing', {}, 'query saknas.'],
  ['autoComplete', '480 queries', { query: 'a', queriesOptions: { take: 480 } }, null],
  [
    'autoComplete',
    '481 queries',
    { query: 'a', queriesOptions: { take: 481 } },
    'queriesOptions.take ska vara högst 480.',
  ],
  ['getEntitiesByAttribute', 'no attribute', {}, 'attribute saknas.'],
  ['getEntitiesByAttribute', 'no value', { attribute: { name: 'Brand' } }, 'attribute.value har fel form.'],
  ['getEntitiesByAttribute', 'an unknown attribute', { attribute: { name: 'finnsinte', value: 'x' } }, null],
  [
    'getEntitiesByAttribute',
    'a value of 501 letters',
    { attribute: { name: 'Brand', value: 'a'.repeat(501) } },
    'attribute.value ska ha högst 500 tecken.',
  ],
  [
    'getEntitiesByAttribute',
    '501 values',
    { attribute: { name: 'Brand', value: Array(501).fill('Myr') } },
    'attribute.value',
  ],
  ['getRelatedEntities', 'no product', {}, 'entity saknas.'],
  ['getRelatedEntities', 'an unknown product', { entity: { type: 'Product', id: 'finnsinte' } }, null],
  [
    'getRelatedEntities',
    'an id of 101 letters',
    { entity: { type: 'Product', id: 'a'.repeat(101) } },
    'entity.id ska ha högst 100 tecken.',
  ],
  ['getComplementaryEntities', 'an empty id', { entity: { type: 'Product', id: '' } }, 'entity.id får inte vara tom.'],
  ['getBasketRecommendations', 'an empty basket', { entities: [] }, null],
  ['getBasketRecommendations', '200 products', { entities: Array(200).fill(entity) }, null],
  [
    'getBasketRecommendations',
    '201 products',
    { entities: Array(201).fill(entity) },
    'entities ska ha högst 200 delar.',
  ],
  [
    'getRecommendedEntities',
    'a behaviour of 101 letters',
    { behaviorType: 'a'.repeat(101) },
    'behaviorType ska ha högst 100 tecken.',
  ],
  [
    'pageSearch',
    'an unknown kind of page',
    { query: '', customData: { pageType: 'blogg' } },
    'customData.pageType ska vara något av page, advisory.',
  ],
  [
    'storeSearch',
    'a latitude of 91',
    { query: '', customData: { latitude: 91, longitude: 18 } },
    'customData.latitude ska vara högst 90.',
  ],
  [
    'storeSearch',
    'a county of 101 letters',
    { query: '', customData: { county: 'a'.repeat(101) } },
    'customData.county ska ha högst 100 tecken.',
  ],
  ['createEvents', 'no event', { events: [] }, 'events ska ha minst 1 del.'],
  [
    'createEvents',
    '101 events',
    { events: Array(101).fill({ type: 'click', entity }) },
    'events ska ha högst 100 delar.',
  ],
  [
    'createEvents',
    'a word with a space',
    { events: [{ type: 'a b', entity }] },
    'type ska vara click, addtocart eller purchase.',
  ],
  [
    'createEvents',
    'an id of letters',
    { events: [{ type: 'click', entity: { type: 'Product', id: 'abc' } }] },
    'id ska vara sex siffror.',
  ],
  [
    'createEvents',
    '10 001 pieces',
    { events: [{ type: 'purchase', entity, quantity: 10_001 }] },
    'events.0.quantity ska vara högst 10 000.',
  ],
];

describe('a call of the search at and over its bounds (CAT-05, CAT-13)', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop({ products: 120 })));
  afterAll(() => shop.stop());

  async function expectAnswer(call: string, body: unknown, refused: string | null): Promise<void> {
    const { status, body: answer } = await loop(shop.visitor(), call, body);
    expect({ call, status, told: answer.status }).toEqual({
      call,
      status: refused ? 400 : 200,
      told: refused ? 400 : 200,
    });
    if (refused === null) return expect(answer.data).toBeDefined();
    expect(answer.error?.title.replaceAll('\u00a0', ' ') ?? '').toContain(refused.includes(' ') ? refused : '');
    expect(answer.error?.parameter).toBeTypeOf(refused.startsWith('Anropet') ? 'object' : 'string');
    if (!refused.includes(' ')) expect(answer.error?.parameter).toBe(refused);
  }

  test.each(OPTIONS)('%s', async (_what, options, refused) => {
    for (const call of lists) await expectAnswer(call, { ...LISTS[call], resultsOptions: options }, refused);
  });

  test.each(PRODUCT_OPTIONS)('%s, of products', async (_what, options, refused) => {
    for (const call of productLists) await expectAnswer(call, { ...LISTS[call], resultsOptions: options }, refused);
  });

  test.each(BODIES)('%s with %s', (call, _what, body, refused) => expectAnswer(call, body, refused));

  test.each(['V2', 'v3', ''])('api-version "%s" is refused by its name', async (version) => {
    for (const call of ['pageSearch', 'storeSearch']) {
      const { status, body } = await loop(shop.visitor(), call, { query: '' }, version);
      expect({ status, parameter: body.error?.parameter }).toEqual({ status: 400, parameter: 'api-version' });
    }
  });

  test.each([
    ['500 letters', 'a'.repeat(500)],
    ['500 words', 'tvål '.repeat(500)],
    ['10 000 letters', 'ö'.repeat(10_000)],
    ['emoji', '🤒🤧💊👨‍👩‍👧‍👦'],
    ['SQL', `'; DROP TABLE view_product; -- " OR 1=1`],
    ['Arabic', 'صداع الرأس'],
    ['operators of a text search', '!(a & | b):* <-> \\'],
    ['half a surrogate pair', 'a\ud83d'],
    ['a bell and a zero byte', 'a\u0007\u0000b'],
  ])('a query of %s is answered, by each call and by the pages', async (_what, query) => {
    for (const call of QUERIES) {
      const { status, body } = await loop(shop.visitor(), call, { query });
      expect([200, 400]).toContain(status);
      if (status === 400) expect(body.errors?.[0]?.field).toBe('query');
    }
  });

  test('a query of 10 001 letters is refused by its field', async () => {
    for (const call of QUERIES)
      await expectAnswer(call, { query: 'a'.repeat(10_001) }, 'query ska ha högst 10 000 tecken.');
  });
});
