import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { anyProduct, until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { giveReason, staffAt } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

describe('the picture of an order in the console (SUP-04)', () => {
  let shop: TestShop;
  let staff: Shopper;
  let orderId: string;
  beforeAll(async () => {
    shop = await startTestShop({ products: 60, webBuild: path.resolve('dist/web') });
    const { varuId } = await anyProduct(shop, { type: 'Ha' });
    const { body } = await purchase(shop.visitor(), { varuId });
    orderId = String(body['purchaseOrderId']);
    await shop.tellWarehouse(orderId, 'dispatched');
    const commands = shop.app.get(CommandHandling);
    await until(async () => {
      const { order: placed } = await commands.load(order, orderId);
      const { captures } = await commands.load(payment, placed?.paymentId ?? randomUUID());
      return captures[0]?.status === 'captured';
    });
    staff = await staffAt(shop, 'kundtjanst');
  });
  afterAll(() => shop.stop());

  const page = (of = orderId) => staff.send('GET', `/konsol/kund/${orderId}/order/${of}`, undefined, {}, 'manual');

  test('asks for a reason first', async () => {
    expect((await page()).status).toBe(302);
    await giveReason(staff, 'customers', orderId);
    expect((await page()).status).toBe(200);
  });

  test('shows the life, the kronor, the price, the delivery and the refusals', async () => {
    const text = String((await page()).body['text']).replaceAll('<!-- -->', '');
    const words = ['Orderns liv', 'Vart varje krona gick', 'Varför priset', 'Varför leveransen', 'Varför nej'];
    for (const word of [...words, 'Debiteringar', 'Valdes', 'Ingenting har nekats'])
      expect([word, text.includes(word)]).toEqual([word, true]);
  });

  test('does not show another customer’s order', async () => {
    expect((await page(randomUUID())).status).toBe(404);
  });
});
