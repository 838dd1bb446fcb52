import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { ModuleRef } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { customer } from '../../domain/customer/index.js';
import { START } from '../../domain/kernel/index.js';
import { product } from '../../domain/product/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { Catalogue } from '../../services/shop/catalogue/catalogue.js';
import { Listings } from '../../services/shop/catalogue/listings.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { WebShelf } from '../../services/shop/catalogue/stocking/web-shelf.js';
import type { StoredEvent } from '../../services/foundation/event-store/port.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { StockNotices } from '../../services/shop/stock-watch/stock-notices.js';
import { StockWatchModule } from '../../services/shop/stock-watch/stock-watch.module.js';
import { anyProduct, until } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ASTRID = '198507099805';

describe('the stock watch', () => {
  let shop: TestShop;
  let soap: Product;
  let pills: Product;
  beforeAll(async () => {
    shop = await startTestShop({ webBuild: path.resolve('dist/web') });
    soap = await anyProduct(shop, { type: 'Ha' });
    pills = await anyProduct(shop, { type: 'Ex' });
    await Promise.all([count(soap, 0), count(pills, 0)]);
    await until(async () => (await stockOf(soap)) === 0 && (await stockOf(pills)) === 0);
  });
  afterAll(() => shop.stop());

  test('tells a customer once by push when the goods are back', async () => {
    const { shopper, userId } = await loggedIn(ASTRID);
    const watch = { UserId: userId, ProductId: soap.varuId, NotificationType: 'PUSH', productType: null };
    expect(await shopper.post('/api/ProductMonitoring', watch)).toMatchObject({ status: 200, body: { Success: true } });
    expect(await shopper.post('/api/ProductMonitoring', watch)).toMatchObject({ status: 200 });
    expect((await shopper.post('/api/productmonitoring/getProducts', { DeviceId: 'd1' })).body).toEqual([watch]);

    await count(soap, 7);
    await until(async () => shown(userId).length > 0);
    expect(shown(userId)).toMatchObject([
      { body: 'En vara du bevakar finns i lager igen', path: `/produkt/${soap.slug}` },
    ]);
    await count(soap, 9);
    await until(async () => (await stockOf(soap)) === 9);
    expect(shown(userId)).toHaveLength(1);
    expect((await shopper.post('/api/productmonitoring/getProducts', { DeviceId: 'd1' })).body).toEqual([]);
  });

  test('tells a customer when a payment releases the last pieces, and not while it holds them all', async () => {
    const { shopper, userId } = await loggedIn(ASTRID);
    const before = shown(userId).length;
    await count(soap, 2);
    const [shelf, goods] = [shop.app.get(WebShelf, { strict: false }), [{ varuId: soap.varuId, quantity: 2 }]];
    expect(await shelf.hold('a-payment', goods)).toEqual([]);
    await until(async () => (await stockOf(soap)) === 0);
    const watch = { UserId: userId, ProductId: soap.varuId, NotificationType: 'PUSH', productType: null };
    expect(await shopper.post('/api/ProductMonitoring', watch)).toMatchObject({ status: 200, body: { Success: true } });

    await count(soap, 1);
    const counted = (await shop.platform.store.readStream(`product-${soap.varuId}`)).at(-1);
    expect(counted).toMatchObject({ type: 'StockCounted', data: { web: 1 } });
    await shop.app.get(StockNotices, { strict: false }).reaction.react(counted as StoredEvent);
    expect(shown(userId)).toHaveLength(before);
    await shelf.release('a-payment', goods);
    await until(async () => shown(userId).length === before + 1);
    await count(soap, 0);
  });

  test.each([
    ['the app', 'PUSH', { platform: 'App' }],
    ['the web', 'MAIL', {}],
  ])('started by the button in %s sends %s', async (_where, channel, headers) => {
    const { shopper } = await loggedIn(ASTRID);
    const form = (change: string): string =>
      new URLSearchParams({ change: `${change}:${pills.varuId}`, commandId: randomUUID(), returnTo: '/' }).toString();
    const press = (change: string) =>
      shopper.send(
        'POST',
        '/favourites/spara',
        form(change),
        { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        'manual',
      );
    expect((await press('watch')).headers.get('location')).toBe('/');
    expect((await shopper.post('/api/productmonitoring/getProducts', { DeviceId: 'd1' })).body).toMatchObject([
      { ProductId: pills.varuId, NotificationType: channel },
    ]);
    await press('unwatch');
  });

  test('sends a mail about a medicine without naming it', async () => {
    const { userId } = await loggedIn('198507099813');
    const commands = shop.app.get(CommandHandling);
    const at = shop.platform.clock.now();
    const context = () => newContext({ kind: 'customer', id: userId });
    const watched = { varuId: pills.varuId, productType: null, isMonitorable: true, inWebStock: false };
    await commands.handle(
      customer,
      userId,
      { type: 'UpdateProfile', profile: { email: 'nils@exempel.se' } },
      context(),
    );
    await commands.handle(
      customer,
      userId,
      { type: 'WatchProduct', watchId: 'watch-1', product: watched, channel: 'mail', at },
      context(),
    );
    const letter = shop.partners.simulated.mail!.first(({ to }) => to.includes('nils@exempel.se'));
    await count(pills, 4);
    const { subject, text, html } = await letter;
    expect(subject).toBe('En vara du bevakar finns i lager igen');
    for (const told of [subject, text, html]) expect(told.toLowerCase()).not.toContain(pills.brand.toLowerCase());
    await until(async () => (await commands.load(customer, userId)).watches.length === 0);
    expect((await commands.load(customer, userId)).backInStock).toEqual([pills.varuId]);
  });

  test('counts the whole range with one look at the waiting customers, not one for each product', async () => {
    const { reaction } = shop.app.get(StockNotices, { strict: false });
    const { events } = await shop.platform.store.readAll(START, { types: reaction.eventTypes, limit: 1_000 });
    expect(events.length).toBeGreaterThan(300);
    const looked = vi.spyOn(shop.app.get(ProjectionRunner), 'waitFor');
    for (const event of events) await reaction.react(event);
    // Not zero, because the shop's worker may look too, for products of earlier tests.
    expect(looked.mock.calls.filter(([view]) => view === 'stock-watch').length).toBeLessThan(5);
    looked.mockRestore();
  });

  test('handles goods although another transaction holds up later events', async () => {
    const notices = await shop.app.select(StockWatchModule).get(ModuleRef, { strict: true }).create(StockNotices);
    const { events } = await shop.platform.store.readAll(START, { types: notices.reaction.eventTypes, limit: 1_000 });
    const views = shop.app.get(ProjectionRunner);
    await views.waitFor('stock-watch', await shop.platform.store.head(), 30_000);
    const holder = await shop.platform.pool.connect();
    try {
      await holder.query('BEGIN; SELECT pg_current_xact_id()');
      await count(soap, 3);
      const asked = vi.spyOn(views, 'waitFor');
      for (const event of events) await notices.reaction.react(event);
      expect(await Promise.all(asked.mock.results.map(({ value }) => value as Promise<boolean>))).toContain(false);
      asked.mockRestore();
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  });

  test('cannot be started for another person, by customer id or by person number', async () => {
    const { shopper } = await loggedIn(ASTRID);
    for (const UserId of [await shop.customerId('198507099813'), '198507099813']) {
      const answer = await shopper.post('/api/ProductMonitoring', {
        UserId,
        ProductId: pills.varuId,
        NotificationType: 'PUSH',
      });
      expect(answer).toMatchObject({ status: 403, body: { errors: [{ field: 'UserId' }] } });
    }
  });

  test('cannot be started by a guest', async () => {
    const body = { UserId: ASTRID, ProductId: soap.varuId, NotificationType: 'PUSH', productType: null };
    expect(await shop.visitor().post('/api/ProductMonitoring', body)).toMatchObject({
      status: 401,
      body: { errors: [{ code: 'LOGIN_REQUIRED' }] },
    });
  });

  test('cannot be started for goods in stock, or for unknown goods', async () => {
    const { shopper, userId } = await loggedIn(ASTRID);
    const inStock = await someInStock();
    expect(
      await shopper.post('/api/ProductMonitoring', { UserId: userId, ProductId: inStock, NotificationType: 'PUSH' }),
    ).toMatchObject({ status: 409, body: { errors: [{ code: 'ProductInStock' }] } });
    expect(
      await shopper.post('/api/ProductMonitoring', { UserId: userId, ProductId: '999999', NotificationType: 'PUSH' }),
    ).toMatchObject({ status: 404 });
  });

  test.each([
    ['/api/ProductMonitoring', { ProductId: '100200', NotificationType: 'PUSH' }, 'UserId'],
    ['/api/ProductMonitoring', { UserId: ASTRID, ProductId: 'x', NotificationType: 'PUSH' }, 'ProductId'],
    ['/api/ProductMonitoring', { UserId: ASTRID, ProductId: '100200', NotificationType: 'SMS' }, 'NotificationType'],
    [
      '/api/ProductMonitoring',
      { UserId: ASTRID, ProductId: '100200', NotificationType: 'PUSH', productType: 'EX' },
      'productType',
    ],
    ['/api/productmonitoring/getProducts', {}, 'DeviceId'],
    ['/api/productmonitoring/getProducts', { DeviceId: '' }, 'DeviceId'],
  ])('%s refuses %j by its field', async (path, body, field) => {
    const { shopper } = await loggedIn(ASTRID);
    expect(await shopper.post(path, body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  test('refuses a phone without an id in the seed’s words', async () => {
    const { shopper } = await loggedIn(ASTRID);
    expect((await shopper.post('/api/productmonitoring/getProducts', {})).body).toMatchObject({
      errorMessage: 'Unable to get deviceId.',
    });
  });

  async function loggedIn(ssn: string): Promise<{ shopper: Shopper; userId: string }> {
    const shopper = shop.visitor();
    await shopper.logIn(ssn);
    return { shopper, userId: await shop.customerId(ssn) };
  }

  async function count({ varuId }: Product, web: number): Promise<void> {
    const outcome = await shop.app
      .get(CommandHandling)
      .handle(product, varuId, { type: 'CountStock', web, pharmacies: {} }, newContext({ kind: 'system', id: 'test' }));
    expect(outcome.ok).toBe(true);
  }

  async function stockOf({ varuId }: Product): Promise<number> {
    return (await shop.app.get(Catalogue, { strict: false }).product(varuId))?.webStock ?? -1;
  }

  async function someInStock(): Promise<string> {
    const { popular } = await shop.app.get(Listings, { strict: false }).start();
    return popular.find(({ webStock, varuId }) => webStock > 0 && varuId !== soap.varuId)?.varuId ?? '';
  }

  function shown(userId: string) {
    return shop.partners.simulated.push?.shownTo(userId) ?? [];
  }
});
