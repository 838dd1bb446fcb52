import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { anyProduct } from '../shop/look.js';
import { astrid, challengedCard } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

interface Started {
  readonly purchaseOrderId: string;
  readonly paymentId: string;
  readonly adyenPaymentReply: { readonly action: { readonly url: string } };
}

const APPROVED = { password: 'password' };

let shop: TestShop;
let cream: Product;
beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web') });
  cream = await anyProduct(shop, { type: 'Ha' });
});
afterAll(() => shop.stop());

/** Starts a payment with 3-D Secure, which the bank must confirm. */
async function started(shopper: Shopper, platform: 'App' | 'Web'): Promise<Started> {
  await shopper.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
  await shopper.put('/customer-details', { ...astrid, ageDeclared: true });
  await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
  const body = { paymentMethod: 'scheme', paymentDetails: challengedCard };
  return (await shopper.post('/payments/start', body, { platform })).body as unknown as Started;
}

/** Answers the bank, and follows its return to the shop. @returns where the shop leads the browser */
async function returned(
  shopper: Shopper,
  { adyenPaymentReply }: Started,
  answer: Record<string, string>,
): Promise<string | null> {
  const back = await fetch(new URL(adyenPaymentReply.action.url, shop.url), {
    method: 'POST',
    body: new URLSearchParams(answer),
    redirect: 'manual',
  });
  const { pathname, search } = new URL(back.headers.get('location') ?? '');
  return (await shopper.send('GET', `${pathname}${search}`, undefined, {}, 'manual')).headers.get('location');
}

describe('the bank leads a shopper', () => {
  test('of the app to the confirmation in the app', async () => {
    const shopper = shop.visitor();
    const payment = await started(shopper, 'App');
    expect(await returned(shopper, payment, APPROVED)).toBe(
      `/appen/#/orderconfirmation?Id=${payment.purchaseOrderId}&sys=cos`,
    );
  });

  test('of the app to the checkout in the app with the text, when the payment was cancelled', async () => {
    const shopper = shop.visitor();
    const message = 'Betalningen har avbrutits, var god försök igen.';
    expect(await returned(shopper, await started(shopper, 'App'), { decision: 'cancel' })).toBe(
      `/appen/#/checkout?message=${encodeURIComponent(message)}`,
    );
  });

  test('of the app also when the bank settled the payment before', async () => {
    const shopper = shop.visitor();
    const payment = await started(shopper, 'App');
    await returned(shopper, payment, APPROVED);
    const again = `/shop/betalning/${payment.paymentId}?platform=App`;
    expect((await shopper.send('GET', again, undefined, {}, 'manual')).headers.get('location')).toBe(
      `/appen/#/orderconfirmation?Id=${payment.purchaseOrderId}&sys=cos`,
    );
  });

  test('of the web to the confirmation on the web', async () => {
    const shopper = shop.visitor();
    const payment = await started(shopper, 'Web');
    expect(await returned(shopper, payment, APPROVED)).toBe(`/shop/confirmation?Id=${payment.purchaseOrderId}&sys=cos`);
  });
});
