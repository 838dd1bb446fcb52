import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { Search } from '../../services/shop/search/search.js';
import { anyProduct } from '../shop/look.js';
import type { Answer } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const CONSENT = 'cookie-consent=necessary.statistics';
/** Each test has an address of its own, because few events of one address count in a day. */
let address = '192.0.2.0';
let tests = 0;

let shop: TestShop;
let id: string;
beforeAll(async () => {
  shop = await startTestShop({ products: 400, settings: { TRUST_PROXY: '127.0.0.1/32' } });
  id = (await shop.varuIds())[0] as string;
});
beforeEach(() => void (address = `192.0.2.${(tests += 1)}`));
afterEach(async () => {
  for (const table of ['interest_count', 'interest_event']) await shop.platform.pool.query(`DELETE FROM ${table}`);
});
afterAll(() => shop.stop());

const click = (changes: object = {}) => ({ type: 'click', entity: { type: 'Product', id }, ...changes });
const tell = (events: readonly unknown[], cookie = CONSENT, from = address): Promise<Answer> =>
  shop.visitor().post('/api/loop/createEvents', { events }, { cookie, 'x-forwarded-for': from });
const counted = async () =>
  (await shop.platform.pool.query<object>('SELECT varu_id, kind, count FROM interest_count ORDER BY kind')).rows;
const refusal = (field: string) => ({ status: 400, body: { error: { status: 'BadRequest', parameter: field } } });

describe('search events (CAT-05)', () => {
  test('are counted by product and kind, only with consent to statistics', async () => {
    const events = ['click', 'addtocart', 'purchase'].map((type) => click({ type }));
    for (const cookie of ['', 'cookie-consent=necessary', 'cookie-consent=necessary.marketing'])
      expect((await tell(events, cookie)).status).toBe(200);
    expect(await counted()).toEqual([]);
    expect((await tell(events)).status).toBe(200);
    expect(await counted()).toEqual(
      ['addtocart', 'click', 'purchase'].map((kind) => ({ varu_id: id, kind, count: 1 })),
    );
  });

  test('count once when they are sent twice, from any address', async () => {
    const sent = click({ eventId: randomUUID() });
    await tell([sent, sent]);
    for (const from of [address, '203.0.113.8']) await tell([sent], CONSENT, from);
    expect(await counted()).toEqual([{ varu_id: id, kind: 'click', count: 1 }]);
    await tell([click({ eventId: randomUUID() })]);
    expect(await counted()).toEqual([{ varu_id: id, kind: 'click', count: 2 }]);
  });

  test('are not counted for prescription items', async () => {
    const { varuId } = await anyProduct(shop, { type: 'Rx' });
    expect((await tell([click({ type: 'purchase', entity: { type: 'Product', id: varuId } })])).status).toBe(200);
    expect(await counted()).toEqual([]);
  });

  test.each([
    ['one event', [click]],
    ['a hundred events', Array(100).fill(click)],
    ['an order number of a hundred letters', [() => click({ orderId: 'a'.repeat(100) })]],
    ['an order number as a number', [() => click({ orderId: 100_234_567 })]],
    ['no piece', [() => click({ quantity: 0 })]],
    ['ten thousand pieces', [() => click({ quantity: 10_000 })]],
    ['no revenue', [() => click({ revenue: 0 })]],
    ['a revenue of a million', [() => click({ revenue: 1_000_000 })]],
    ['a field of the provider that the shop does not know', [() => click({ userId: 'x' })]],
  ])('are accepted at their limits: %s', async (_bound, made) => {
    expect((await tell(made.map((make) => make()))).status).toBe(200);
    expect(await counted()).toHaveLength(1);
  });

  test.each([
    ['events', () => []],
    ['events', () => Array(101).fill(click())],
    ['events.0.type', () => [click({ type: 'view' })]],
    ['events.0.type', () => [click({ type: undefined })]],
    ['events.0.eventId', () => [click({ eventId: 'the first' })]],
    ['events.0.entity', () => [{ type: 'click' }]],
    ['events.0.entity.type', () => [click({ entity: { type: 'Page', id } })]],
    ['events.0.entity.id', () => [click({ entity: { type: 'Product', id: '12345' } })]],
    ['events.0.entity.id', () => [click({ entity: { type: 'Product', id: '1234567' } })]],
    ['events.0.orderId', () => [click({ orderId: 'a'.repeat(101) })]],
    ['events.0.quantity', () => [click({ quantity: -1 })]],
    ['events.0.quantity', () => [click({ quantity: 10_001 })]],
    ['events.0.quantity', () => [click({ quantity: 1.5 })]],
    ['events.0.revenue', () => [click({ revenue: -0.01 })]],
    ['events.0.revenue', () => [click({ revenue: 1_000_000.01 })]],
    ['events.1.quantity', () => [click(), click({ quantity: -1 })]],
  ] as const)('are refused over their limits, with the name %s, and none of them is counted', async (field, made) => {
    expect(await tell(made())).toMatchObject(refusal(field));
    expect(await counted()).toEqual([]);
  });

  test('move a product that many people choose, and hardly move one that a robot buys ten thousand times', async () => {
    const query = { query: 'tablett', resultsOptions: { take: 480 }, customData: { rx: 0 } };
    const order = async (): Promise<readonly string[]> => {
      await shop.app.get(Search, { strict: false }).refresh();
      const { body } = await shop.visitor().post('/api/loop/search', query);
      const { data } = body as unknown as {
        readonly data: { readonly results: { readonly items: readonly { id: string }[] } };
      };
      return data.results.items.map((item) => item.id);
    };
    const before = await order();
    const chosen = before[Math.floor(before.length / 2)] as string;
    const place = async (): Promise<number> => (await order()).indexOf(chosen);
    const events = Array(100).fill({ type: 'purchase', entity: { type: 'Product', id: chosen } });
    for (let nth = 0; nth < 100; nth += 1) await tell(events);
    expect((await order()).slice(0, 10)).toEqual(before.slice(0, 10));
    for (let nth = 0; nth < 200; nth += 1) await tell(events, CONSENT, `198.51.100.${nth}`);
    expect(await place()).toBeLessThan(before.indexOf(chosen) - 5);
  });
});
