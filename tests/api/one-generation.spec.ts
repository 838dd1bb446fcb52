import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { receiver as details } from '../shop/cart-calls/rows.js';
import { anyProduct } from '../shop/look.js';
import { approvedCard, astrid } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
let cream: Product;
beforeAll(async () => {
  shop = await startTestShop({ products: 400 });
  cream = await anyProduct(shop, { type: 'Ha', least: 10_000 });
});
afterAll(() => shop.stop());

/** Buys by one generation of calls alone, each of which must succeed. */
function callsOf(who: Shopper) {
  return async (method: string, path: string, body?: unknown): Promise<Answer['body']> => {
    const answer = await who.send(method, path, body);
    expect({ path, status: answer.status, errors: answer.body.errors }).toEqual({
      path,
      status: 200,
      errors: undefined,
    });
    return answer.body;
  };
}
const byCard = { paymentMethod: 'scheme', paymentDetails: approvedCard };

test('one buys by the legacy calls alone', async () => {
  const call = callsOf(shop.visitor());
  const added = await call('POST', `/api/cart/items/${cream.varuId}`, { Quantity: 2 });
  expect(added).toMatchObject({ products: [{ varuId: cream.varuId, quantity: 2 }] });
  expect(await call('PUT', '/api/cart/location', { ZipCode: '118 20' })).toEqual({ ZipCode: '11820' });
  const { options } = (await call('GET', '/api/cart/shipping')) as unknown as { options: { optionId: string }[] };
  expect(options.map(({ optionId }) => optionId)).toContain('postal');
  await call('PUT', '/api/cart/shipping/deliveryinfo', { optionId: 'postal' });
  expect(await call('PUT', '/api/cart/addresses/billing', details)).toMatchObject({ city: 'Stockholm' });
  expect(await call('GET', '/api/cart/addresses/shipping')).toMatchObject({ street: astrid.street, ageDeclared: true });
  expect(await call('GET', '/api/cart/ingrid/restore')).toMatchObject({ products: [{ varuId: cream.varuId }] });
  await call('PUT', '/api/cart/payment/method', { paymentMethod: 'scheme' });
  expect(await call('GET', '/api/cart/payment/method/list')).toMatchObject({ selectedPaymentMethod: 'scheme' });
  expect(await call('GET', '/api/cart/productvalidation')).toEqual({ varuIds: [] });
  const basket = await call('GET', '/api/cart/?mode=extended&syncPso&date');
  const paid = await call('POST', '/api/cart/checkout', byCard);
  expect(paid).toMatchObject({ success: true, adyenPaymentReply: { resultCode: 'Authorised' } });
  const order = await call('GET', `/api/confirmation?id=${String(paid['purchaseOrderId'])}`);
  expect(order).toMatchObject({
    Items: [{ ProductId: cream.varuId, Quantity: 2 }],
    TotalSum: {
      TotalAsNumber: Number(basket['exHaItemTotalSumAsNumber']) + Number(order['ShippingTotalAsNumber']),
    },
  });
  expect(order['OrderNumber']).toBe(paid['orderId']);
  expect(await call('GET', `/api/confirmation?id=${String(paid['orderId'])}`)).toEqual(order);
  expect(await call('GET', `/purchase-order/${String(paid['purchaseOrderId'])}`)).toEqual(order);
});

test('one buys by the newer calls alone', async () => {
  const call = callsOf(shop.visitor());
  const id = cream.varuId;
  expect(await call('POST', '/cart/add-quantity', { id, quantity: 1 })).toMatchObject({ lineItems: [{ quantity: 1 }] });
  expect(await call('POST', '/cart/set-quantity', { id, quantity: 2 })).toMatchObject({ lineItems: [{ quantity: 2 }] });
  await call('PUT', '/customer-details', details);
  expect(await call('GET', '/customer-details')).toMatchObject({ city: 'Stockholm', ageDeclared: true });
  const { options } = (await call('PUT', '/shipments/sync-cart', {})) as unknown as { options: { optionId: string }[] };
  expect(options.map(({ optionId }) => optionId)).toContain('postal');
  await call('PUT', '/shipments/sync-user-choice', { optionId: 'postal' });
  await call('PUT', '/cart/recalculate', { reason: 'Before payment' });
  expect(await call('GET', '/payments/methods')).toMatchObject({ config: { environment: 'test' } });
  const { shown, totalAmount } = await call('GET', '/cart');
  const paid = await call('POST', '/payments/start', { ...byCard, shown });
  expect(paid).toMatchObject({ success: true, orderId: expect.stringMatching(/^\d+$/) });
  expect(paid['redirectUrl']).toBe(`/shop/confirmation?Id=${String(paid['purchaseOrderId'])}&sys=cos`);
  expect(await call('GET', `/purchase-order/${String(paid['purchaseOrderId'])}`)).toMatchObject({
    OrderNumber: paid['orderId'],
    Items: [{ ProductId: id, Quantity: 2 }],
    TotalSum: { TotalAsNumber: totalAmount },
  });
  expect(await call('GET', '/cart')).toMatchObject({ lineItems: [] });
});
