import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { purchase } from '../shop/purchase.js';
import { anyProduct, until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

describe('a purchase by the API', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop()));
  afterAll(() => shop.stop());

  test('is confirmed, dispatched, captured, delivered and gives the member points', async () => {
    const shopper = shop.visitor();
    expect((await shopper.logIn('198507099805')).status).toBe(200);
    const registered = await shopper.post('/api/apoplus/registermember', {
      email: 'astrid.ekstrom@exempel.se',
      mobileNumber: '0701234567',
    });
    expect(registered).toMatchObject({ status: 200, body: { Success: true, Result: { level: '+' } } });

    const product = await anyProduct(shop, { type: 'Ha', least: 10_000 });
    const paid = await purchase(shopper, { varuId: product.varuId });
    expect(paid.body).toMatchObject({ success: true, adyenPaymentReply: { resultCode: 'Authorised' } });
    const { purchaseOrderId: orderId, paymentId } = paid.body as unknown as {
      purchaseOrderId: string;
      paymentId: string;
    };

    const commands = shop.app.get(CommandHandling);
    expect((await commands.load(order, orderId)).phase).toBe('confirmed');
    await shop.partners.simulated.mail?.first(({ subject }) => subject.startsWith('Orderbekräftelse'));

    await shop.tellWarehouse(orderId, 'dispatched');
    await until(async () => (await commands.load(payment, paymentId)).captures.at(-1)?.status === 'captured');
    const points = await shop.memberPoints('198507099805');
    expect(points).toBe(Math.floor((await commands.load(order, orderId)).order!.totals.pointsBasis / 100));

    await shop.tellWarehouse(orderId, 'delivered');
    await until(async () => (await commands.load(order, orderId)).phase === 'delivered');
  });
});
