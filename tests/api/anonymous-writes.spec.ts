import { describe, expect, test } from 'vitest';

import { interestRule } from '../../domain/interest/index.js';
import { anonymousRule } from '../../services/access/rate-limit/anonymous-rule.js';
import { servedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';

const { guestCarts, searchEvents, sessions } = anonymousRule.on('2026-11-23');
const settings = {
  SHOP_ENV: 'production',
  MASTER_KEY: '8f3a17b2'.repeat(8),
  LOOKUP_KEY: '29d650ce'.repeat(8),
  SIMULATED_PARTNERS: 'adyen,warehouse,mail,push,weather',
  TRUST_PROXY: '127.0.0.1/32',
};

describe('the limits for writes by strangers', () => {
  const shop = servedShop({ products: 20, partners: 'inside', settings });
  const count = async (what: string): Promise<number> =>
    Number((await shop.database.pool.query<{ count: string }>(`SELECT count(*) FROM ${what}`)).rows[0]?.count);
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const buyable = async (): Promise<string> => {
    const { rows } = await shop.database.pool.query<{ varu_id: string }>(
      "SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 0 LIMIT 1",
    );
    return rows[0]?.varu_id as string;
  };

  test('are so many carts per hour from one network, and another network is not affected', async () => {
    const id = await buyable();
    const add = (address: string) =>
      new Shopper(shop.url).post('/cart/add-quantity', { id, quantity: 1 }, from(address));
    for (let nth = 0; nth < guestCarts; nth += 1) expect((await add(`2001:db8:0:1::${nth + 1}`)).status).toBe(200);
    const refused = await add('2001:db8:0:1:ffff::1');
    expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'TOO_MANY_CALLS' }] } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await add('2001:db8:0:2::1')).status).toBe(200);
    expect(await count("event WHERE type = 'CartStarted'")).toBe(guestCarts + 1);
  });

  test('let a visitor with a cart continue with it', async () => {
    const [id, shopper] = [await buyable(), new Shopper(shop.url)];
    for (let nth = 0; nth < guestCarts + 5; nth += 1) {
      const set = nth === 0 ? '/cart/add-quantity' : '/cart/set-quantity';
      expect((await shopper.post(set, { id, quantity: 1 + (nth % 2) }, from('192.0.2.1'))).status).toBe(200);
    }
  });

  test('are so many search events, with an error in the same shape', async () => {
    const click = { type: 'click', entity: { type: 'Product', id: await buyable() } };
    const events = Array(100).fill(click);
    const headers = { ...from('192.0.2.2'), cookie: 'cookie-consent=necessary.statistics' };
    const tell = () => new Shopper(shop.url).post('/api/loop/createEvents', { events }, headers);
    for (let told = 0; told < searchEvents; told += events.length) expect((await tell()).status).toBe(200);
    const refused = await tell();
    expect(refused).toMatchObject({ status: 429, body: { error: { status: 'TooManyRequests' } } });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await count('interest_event')).toBe(interestRule.on('2026-11-23').ofAddress.product);
  });

  test('are so many sessions, and a GET opens none', async () => {
    const before = await count('session');
    for (let nth = 0; nth < 50; nth += 1) {
      const answer = await new Shopper(shop.url).send('GET', '/payments/methods', undefined, from('192.0.2.3'));
      expect({ status: answer.status, cookie: answer.headers.get('set-cookie') }).toEqual({
        status: 200,
        cookie: null,
      });
      expect(answer.body).toMatchObject({ storedPaymentMethods: [], config: {} });
    }
    expect(await count('session')).toBe(before);
    const none = () =>
      new Shopper(shop.url).post('/cart/add-quantity', { id: '999999', quantity: 1 }, from('192.0.2.3'));
    for (let nth = 0; nth < sessions; nth += 1) expect((await none()).status).toBe(404);
    expect((await none()).status).toBe(429);
    expect(await count('session')).toBe(before + sessions);
  });

  test('count no cart before it has goods', async () => {
    const details = {
      ...{ firstName: 'Astrid', lastName: 'Ek', email: 'astrid@example.se', phoneNumber: '0701234567' },
      ...{ street: 'Storgatan 1', postalCode: '11122', city: 'Stockholm' },
    };
    const before = await count('event');
    const given = await new Shopper(shop.url).put('/customer-details', details, from('192.0.2.4'));
    expect(given).toMatchObject({ status: 409, body: { errors: [{ code: 'CartIsEmpty' }] } });
    expect(await count('event')).toBe(before);
  });
});
