import { ServerResponse } from 'node:http';
import path from 'node:path';
import { readdirSync } from 'node:fs';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { startTestShop, type TestShop } from '../shop/test-shop.js';

const WEB_BUILD = path.resolve('dist/web');

/** The shop runs in the process of this file. An error that ended the shop would end this file too. */
describe('a shop that gets a request', () => {
  let shop: TestShop;
  let logged: MockInstance<Logger['error']>;
  beforeAll(async () => {
    shop = await startTestShop({ products: 60, webBuild: WEB_BUILD, limits: '?lock_timeout=200' });
  });
  beforeEach(() => void (logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined)));
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => shop.stop());

  test('for a part of a file that ends before it begins sends the whole file', async () => {
    const [file = ''] = readdirSync(path.join(WEB_BUILD, 'client/assets')).filter((name) => name.endsWith('.js'));
    const answer = await fetch(`${shop.url}/assets/${file}`, { headers: { range: 'bytes=5-2' } });
    expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true]);
  });

  test('and fails before anyone handles it answers 500, logs it and continues', async () => {
    const stumbling = vi.spyOn(ServerResponse.prototype, 'setHeaders').mockImplementation(() => {
      throw new TypeError('stumbled');
    });
    for (const where of ['/', '/cart']) expect((await fetch(shop.url + where)).status).toBe(500);
    stumbling.mockRestore();
    expect(logged.mock.calls.flat().join()).toContain('a call: TypeError: stumbled');
    expect((await fetch(`${shop.url}/cart`)).status).toBe(200);
  });

  test('for data that the database gives too late answers 503 and when to come again, and logs it', async () => {
    const [varuId = ''] = await shop.varuIds();
    const holder = await shop.platform.pool.connect();
    const shopper = shop.visitor();
    expect((await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 })).status).toBe(200);
    await holder.query('BEGIN; LOCK TABLE event, session IN ACCESS EXCLUSIVE MODE');
    const call = await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
    const page = await shopper.get('/shop/varukorg');
    await holder.query('ROLLBACK');
    holder.release();
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(logged.mock.calls.flat().join()).toContain('lock timeout');
    expect((await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 })).status).toBe(200);
  });
});
