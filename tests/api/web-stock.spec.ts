import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import { order } from '../../domain/order/index.js';
import { product } from '../../domain/product/index.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { idsBetween } from '../shop/goods-and-people.js';
import { anyProduct, until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

describe('the stock of the web shop (CAT-01)', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop()));
  afterAll(() => shop.stop());

  test('falls with a purchase, and rises again when the order is cancelled', async () => {
    const { varuId } = await anyProduct(shop, { type: 'Ha' });
    const commands = shop.app.get(CommandHandling);
    await commands.handle(
      product,
      varuId,
      { type: 'CountStock', web: 5, pharmacies: {} },
      newContext({ kind: 'system', id: 'test' }),
    );
    await until(async () => (await shownStock(varuId)) === 5);

    const { body } = await purchase(shop.visitor(), { varuId, quantity: 2 });
    const { purchaseOrderId: orderId } = body as unknown as { purchaseOrderId: string };
    await until(async () => (await shownStock(varuId)) === 3);

    const at = shop.platform.clock.now();
    const outcome = await commands.handle(
      order,
      orderId,
      { type: 'Cancel', by: 'staff', reason: 'ångrat', cancelledAt: at },
      newContext({ kind: 'staff', id: 'test' }),
    );
    expect(outcome.ok).toBe(true);
    await until(async () => (await shownStock(varuId)) === 5);
    const moved = (await shop.platform.store.readStream(`product-${varuId}`)).slice(-2);
    expect(moved).toMatchObject([
      { type: 'StockTaken', data: { quantity: 2, web: 3 }, causationId: null },
      { type: 'StockPutBack', data: { quantity: 2, web: 5 }, causationId: null },
    ]);
    expect(await idsBetween(shop, varuId)).toEqual([]);
  });

  test('filled by an import notifies everyone who watches the goods', async () => {
    const { varuId } = await anyProduct(shop, { type: 'Ha', least: 10_000 });
    const commands = shop.app.get(CommandHandling);
    await commands.handle(
      product,
      varuId,
      { type: 'CountStock', web: 0, pharmacies: {} },
      newContext({ kind: 'system', id: 'test' }),
    );
    await until(async () => (await shownStock(varuId)) === 0);
    await shop.visitor().logIn('198507099805');
    const customerId = await shop.customerId('198507099805');
    const watched = { varuId, productType: null, isMonitorable: true, inWebStock: false };
    const watch = {
      type: 'WatchProduct',
      watchId: 'watch-1',
      product: watched,
      channel: 'push',
      at: shop.platform.clock.now(),
    } as const;
    expect(
      (await commands.handle(customer, customerId, watch, newContext({ kind: 'customer', id: customerId }))).ok,
    ).toBe(true);

    const directory = await mkdtemp(path.join(tmpdir(), 'algort-stock-'));
    await writeFile(path.join(directory, 'stock.csv'), `varuId;webStock\n${varuId};12\n`);
    expect(await importFile(shop.platform, path.join(directory, 'stock.csv'))).toMatchObject({
      changed: 1,
      refused: 0,
    });
    await rm(directory, { recursive: true });
    await until(async () => (shop.partners.simulated.push?.shownTo(customerId) ?? []).length === 1);
    await until(async () => (await commands.load(customer, customerId)).watches.length === 0);
    expect(await idsBetween(shop, varuId)).toEqual([]);
  });

  async function shownStock(varuId: string): Promise<number> {
    const { rows } = await shop.platform.pool.query<{ web_stock: number }>(
      'SELECT web_stock FROM view_product WHERE varu_id = $1',
      [varuId],
    );
    return rows[0]?.web_stock ?? -1;
  }
});
