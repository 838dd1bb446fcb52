import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cart } from '../../domain/cart/index.js';
import { until } from '../shop/look.js';
import { openPaymentShop, outcomeOf, type PaymentShop } from '../shop/payments.js';
import { challengedCard, pay, purchase, refusedCard } from '../shop/purchase.js';
import type { TestShop } from '../shop/test-shop.js';

describe('a payment', () => {
  let at: PaymentShop;
  beforeAll(async () => void (at = await openPaymentShop()));
  afterAll(() => at.shop.stop());

  test('that is refused says so, and the cart can be paid again with another card', async () => {
    const shopper = at.shop.visitor();
    const refused = outcomeOf(await purchase(shopper, { varuId: at.cream.varuId, card: refusedCard as never }));
    expect(refused).toMatchObject({
      success: false,
      message: 'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.',
    });
    expect(await at.phaseOf(refused.purchaseOrderId)).toBe('failed');
    const paid = outcomeOf(await pay(shopper));
    expect(paid.success).toBe(true);
    expect(paid.purchaseOrderId).not.toBe(refused.purchaseOrderId);
  });

  test('sent twice with one key is one order and one payment', async () => {
    const shopper = at.shop.visitor();
    const key = randomUUID();
    const first = outcomeOf(await purchase(shopper, { varuId: at.cream.varuId, key }));
    const again = outcomeOf(await pay(shopper, { key }));
    expect(again).toMatchObject({ success: true, purchaseOrderId: first.purchaseOrderId, paymentId: first.paymentId });
    expect(await eventsOfType(at.shop, 'OrderPlaced', first.purchaseOrderId)).toBe(1);
  });

  test('started in two tabs at once becomes one order', async () => {
    const shopper = at.shop.visitor();
    await purchase(shopper, { varuId: at.cream.varuId, card: refusedCard as never });
    const outcomes = (await Promise.all([pay(shopper), pay(shopper), pay(shopper)])).map(outcomeOf);
    const confirmed = outcomes.filter(({ success }) => success);
    expect(new Set(confirmed.map(({ purchaseOrderId }) => purchaseOrderId)).size).toBe(1);
  });

  test('with 3-D Secure is completed at the bank, by a return and a webhook in any order and number', async () => {
    const shopper = at.shop.visitor();
    const started = outcomeOf(await purchase(shopper, { varuId: at.cream.varuId, card: challengedCard }));
    expect(started).toMatchObject({
      success: false,
      adyenPaymentReply: { resultCode: 'Pending', action: { type: 'redirect' } },
    });
    const back = await fetch(new URL(started.adyenPaymentReply.action!.url, at.shop.url), {
      method: 'POST',
      body: new URLSearchParams({ password: 'password' }),
      redirect: 'manual',
    });
    const redirectResult = new URL(back.headers.get('location')!).searchParams.get('redirectResult')!;
    const details = { paymentId: started.paymentId, details: { redirectResult } };
    const [one, two] = await Promise.all([
      shopper.post('/payments/payment-details', details),
      shopper.post('/payments/payment-details', details),
    ]);
    expect([outcomeOf(one), outcomeOf(two)].some(({ success }) => success)).toBe(true);
    await until(async () => (await at.phaseOf(started.purchaseOrderId)) === 'confirmed');
    expect(await eventsOfType(at.shop, 'OrderConfirmed', started.purchaseOrderId)).toBe(1);
  });

  test('by Swish is confirmed when the shopper approves on the phone', async () => {
    const shopper = at.shop.visitor();
    const started = outcomeOf(await purchase(shopper, { varuId: at.cream.varuId, paymentMethod: 'swish' }));
    expect(started.adyenPaymentReply.action?.type).toBe('qrCode');
    await fetch(new URL(started.adyenPaymentReply.action!.url, at.shop.url), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
    });
    await until(async () => (await at.phaseOf(started.purchaseOrderId)) === 'confirmed');
  });

  test('whose webhook comes twice, and whose answer was lost, is one order with one payment', async () => {
    at.adyen.setFaults({ duplicateWebhooks: 1, lostAnswers: 1 });
    const shopper = at.shop.visitor();
    const started = outcomeOf(await purchase(shopper, { varuId: at.cream.varuId }));
    at.adyen.setFaults({});
    await until(async () => (await at.phaseOf(started.purchaseOrderId)) === 'confirmed');
    expect(await eventsOfType(at.shop, 'PaymentAuthorised', started.paymentId)).toBe(1);
  });

  test('belongs to the person who started it', async () => {
    const started = outcomeOf(await purchase(at.shop.visitor(), { varuId: at.cream.varuId, card: challengedCard }));
    const answer = await at.shop
      .visitor()
      .post('/payments/payment-details', { paymentId: started.paymentId, details: { redirectResult: 'guess' } });
    expect(answer.status).toBe(404);
  });

  test('leaves the cart empty for the next purchase', async () => {
    const shopper = at.shop.visitor();
    const paid = outcomeOf(await purchase(shopper, { varuId: at.cream.varuId }));
    expect((await shopper.get('/cart')).body).toMatchObject({ lineItems: [] });
    const { order: placed } = await at.orderOf(paid.purchaseOrderId);
    expect((await at.commands.load(cart, placed!.cartId)).phase).toBe('closed');
    expect((await at.paymentOf(paid.paymentId)).phase).toBe('authorised');
  });

  test('a broken, unsigned or foreign webhook is refused and records nothing', async () => {
    const partner = at.shop.visitor();
    expect((await partner.post('/webhooks/adyen', { live: 'false' })).status).toBe(400);
    expect((await partner.post('/webhooks/adyen', webhookOf(randomUUID()))).status).toBe(401);
    expect((await partner.post('/webhooks/warehouse', {})).status).toBe(400);
  });
});

async function eventsOfType(shop: TestShop, type: string, key: string): Promise<number> {
  const { rows } = await shop.platform.pool.query(
    'SELECT count(*)::int AS count FROM event WHERE type = $1 AND stream_id LIKE $2',
    [type, `%${key}`],
  );
  return rows[0].count;
}

function webhookOf(reference: string) {
  const item = {
    pspReference: 'ABC',
    merchantReference: reference,
    merchantAccountCode: 'Algort',
    amount: { value: 100, currency: 'SEK' },
    eventCode: 'AUTHORISATION',
    eventDate: '2026-01-01T00:00:00+01:00',
    success: 'true',
    additionalData: { hmacSignature: 'AAAA' },
  };
  return { live: 'false', notificationItems: [{ NotificationRequestItem: item }] };
}
