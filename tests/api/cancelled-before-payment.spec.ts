import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest';

import { order } from '../../domain/order/index.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { PlaceOrder } from '../../services/shop/checkout/place-order.js';
import { PaymentFlow } from '../../services/shop/payment/payment-flow.js';
import { pay, purchase } from '../shop/purchase.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
let varuId: string;
beforeAll(async () => {
  shop = await startTestShop();
  [varuId = ''] = await shop.varuIds();
});
afterAll(() => shop.stop());

/** Lets staff cancel the order just before the process manager starts its payment. */
function cancelledBeforePayment(): MockInstance<PlaceOrder['startPayment']> {
  const orders = shop.app.get(PlaceOrder, { strict: false });
  const start = orders.startPayment.bind(orders);
  return vi.spyOn(orders, 'startPayment').mockImplementationOnce(async (...[placed, ...rest]) => {
    const cancelledAt = shop.platform.clock.now();
    const cancel = { type: 'Cancel', by: 'staff', reason: 'slut i lager', cancelledAt } as const;
    const staff = newContext({ kind: 'staff', id: 'kim' });
    expect(await shop.platform.commands.handle(order, placed.orderId, cancel, staff)).toMatchObject({ ok: true });
    return start(placed, ...rest);
  });
}

test('an order cancelled before its payment takes no money, and leaves its goods in the cart', async () => {
  const shopper = shop.visitor();
  const key = randomUUID();
  const between = cancelledBeforePayment();
  const sent = vi.spyOn(shop.app.get(PaymentFlow, { strict: false }), 'start');
  const { status, body } = await purchase(shopper, { varuId, key });
  between.mockRestore();
  expect([status, body['success']]).toEqual([200, false]);
  expect(sent).not.toHaveBeenCalled();
  const payment = (await shop.platform.store.readStream(`payment-${String(body['paymentId'])}`)).map(
    ({ type }) => type,
  );
  expect(payment).toEqual(['PaymentStarted', 'PaymentCancelled']);
  await until(async () => {
    const { lineItems } = (await shopper.get('/cart')).body as unknown as { lineItems: readonly { varuId: string }[] };
    return lineItems.some((line) => line.varuId === varuId);
  });
  expect((await pay(shopper, { key })).body).toMatchObject({ success: false });
  const again = await pay(shopper);
  expect(again.body).toMatchObject({ success: true });
});
