import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { order } from '../../domain/order/index.js';
import { product } from '../../domain/product/index.js';
import { newContext } from '../../services/command-handling/command-context.js';
import { CommandHandling } from '../../services/command-handling/command-handling.js';
import { anyProduct, until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

describe('the web shelf (CAT-01)', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop()));
  afterAll(() => shop.stop());

  test('is lowered by what is bought, and filled again when the order is cancelled', async () => {
    const { varuId } = await anyProduct(shop, { type: 'Ha' });
    const commands = shop.app.get(CommandHandling);
    await commands.handle(product, varuId, { type: 'CountStock', web: 5, pharmacies: {} }, newContext({ kind: 'system', id: 'test' }));
    await until(async () => (await shownStock(varuId)) === 5);

    const { body } = await purchase(shop.visitor(), { varuId, quantity: 2 });
    const { orderId } = body as unknown as { orderId: string };
    await until(async () => (await shownStock(varuId)) === 3);

    const at = shop.platform.clock.now();
    const outcome = await commands.handle(order, orderId, { type: 'Cancel', by: 'staff', reason: 'ångrat', cancelledAt: at }, newContext({ kind: 'staff', id: 'test' }));
    expect(outcome.ok).toBe(true);
    await until(async () => (await shownStock(varuId)) === 5);
  });

  async function shownStock(varuId: string): Promise<number> {
    const { rows } = await shop.platform.pool.query<{ web_stock: number }>('SELECT web_stock FROM view_product WHERE varu_id = $1', [varuId]);
    return rows[0]?.web_stock ?? -1;
  }
});
