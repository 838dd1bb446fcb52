import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { bankFrame, type BankFrame } from '../shop/bank-frame.js';
import { until } from '../shop/look.js';
import { openPaymentShop, outcomeOf, type Outcome, type PaymentShop } from '../shop/payments.js';
import { challengedCard, pay, purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';

const PASSWORD = { password: 'password' };

/** 3-D Secure 2 within the shop's page, from both sides: the shop's calls, and the bank and its partner (CHK-03). */
describe('a card whose bank asks within the page', () => {
  let at: PaymentShop;
  beforeAll(async () => void (at = await openPaymentShop()));
  afterAll(() => at.shop.stop());
  beforeEach(() => at.adyen.setFaults({}));

  interface Asked extends Outcome {
    readonly shopper: Shopper;
    readonly bank: BankFrame;
    readonly tell: (threeDSResult: string) => Promise<Outcome>;
  }

  async function asked(): Promise<Asked> {
    const shopper = at.shop.visitor();
    const { varuId } = at.cream;
    const started = outcomeOf(await purchase(shopper, { varuId, card: challengedCard, scripts: true }));
    const tell = async (threeDSResult: string): Promise<Outcome> =>
      outcomeOf(
        await shopper.post('/payments/payment-details', { paymentId: started.paymentId, details: { threeDSResult } }),
      );
    return { ...started, shopper, tell, bank: await bankFrame(at.shop.url, started) };
  }

  const typesOf = async (paymentId: string): Promise<readonly string[]> => {
    const { rows } = await at.shop.platform.pool.query<{ type: string }>(
      'SELECT type FROM event WHERE stream_id LIKE $1 ORDER BY revision',
      [`payment-${paymentId}`],
    );
    return rows.map(({ type }) => type);
  };
  const sentTo = (orderNumber: string): number =>
    at.shop.partners.simulated.mail!.list().filter(({ subject }) => subject.includes(orderNumber)).length;

  test('is asked in a frame, and a browser without scripts is sent to the bank', async () => {
    const { adyenPaymentReply, success } = await asked();
    expect(success).toBe(false);
    expect(adyenPaymentReply).toMatchObject({
      resultCode: 'Pending',
      action: { type: 'threeDS2', subtype: 'fingerprint', paymentMethodType: 'scheme' },
    });
    const plain = await purchase(at.shop.visitor(), { varuId: at.cream.varuId, card: challengedCard });
    expect(outcomeOf(plain).adyenPaymentReply.action?.type).toBe('redirect');
  });

  test('of several shoppers at once gives each one order, captured and mailed once, whatever comes twice', async () => {
    at.adyen.setFaults({ duplicateWebhooks: 1 });
    const all = await Promise.all([asked(), asked(), asked(), asked()]);
    await Promise.all(
      all.map(async ({ bank, tell }) => {
        await bank.answer(PASSWORD);
        await Promise.all([tell(bank.result('Y')), tell(bank.result('Y')), tell(bank.result('Y'))]);
      }),
    );
    for (const { purchaseOrderId, paymentId } of all) {
      await until(async () => (await at.phaseOf(purchaseOrderId)) === 'confirmed');
      await at.shop.tellWarehouse(purchaseOrderId, 'dispatched');
      await until(async () => (await at.paymentOf(paymentId)).captures[0]?.status === 'captured');
      const { order } = await at.orderOf(purchaseOrderId);
      await until(async () => sentTo(order?.orderNumber ?? '') >= 2);
      const types = await typesOf(paymentId);
      for (const once of ['PaymentActionRequired', 'PaymentAuthorised', 'CaptureRequested', 'PaymentCaptured'])
        expect([once, types.filter((type) => type === once).length]).toEqual([once, 1]);
      expect(types.filter((type) => /Late|Refused|Cancelled|Reversal/.test(type))).toEqual([]);
    }
    expect(new Set(all.map(({ purchaseOrderId }) => purchaseOrderId)).size).toBe(4);
  });

  test.each([
    ['fails at the bank', { password: 'x' }, 'N', 'Betalningen har nekats'],
    ['cancels at the bank', { decision: 'cancel' }, 'N', 'Betalningen har avbrutits'],
    ['lets the time run out', null, 'U', 'Betalningen har nekats'],
    ['says Y and never asked the bank', null, 'Y', 'Betalningen har nekats'],
  ] as const)('has no order when the shopper %s, and is paid by another press', async (_what, form, said, text) => {
    const { bank, tell, shopper, purchaseOrderId } = await asked();
    if (form) for (const _try of [1, 2, 3]) await bank.answer(form);
    expect((await tell(bank.result(said))).message).toContain(text);
    expect(await at.phaseOf(purchaseOrderId)).toBe('failed');
    const again = outcomeOf(await pay(shopper));
    expect(again.success).toBe(true);
    expect(again.purchaseOrderId).not.toBe(purchaseOrderId);
  });

  test('has one order when two tabs answer the bank differently: the first answer counts', async () => {
    const { bank, tell, purchaseOrderId } = await asked();
    await bank.answer(PASSWORD);
    await bank.answer({ decision: 'cancel' });
    await Promise.all([tell(bank.result('Y')), tell(bank.result('N'))]);
    await until(async () => (await at.phaseOf(purchaseOrderId)) === 'confirmed');
  });

  test('has no order when the shopper gave it up in the shop, and the bank is answered afterwards', async () => {
    const { bank, tell, shopper, paymentId, purchaseOrderId } = await asked();
    const again = outcomeOf(await pay(shopper));
    await bank.answer(PASSWORD);
    expect((await tell(bank.result('Y'))).success).toBe(false);
    await until(async () => (await at.phaseOf(again.purchaseOrderId)) === 'confirmed');
    expect(await at.phaseOf(purchaseOrderId)).not.toBe('confirmed');
    expect(await typesOf(paymentId)).not.toContain('PaymentAuthorised');
  });

  test('is confirmed by the webhook when the answer to the shop is lost', async () => {
    const { bank, tell, purchaseOrderId } = await asked();
    await bank.answer(PASSWORD);
    at.adyen.setFaults({ lostAnswers: 1 });
    await tell(bank.result('Y'));
    at.adyen.setFaults({});
    await until(async () => (await at.phaseOf(purchaseOrderId)) === 'confirmed');
  });

  test('belongs to its shopper: neither another’s session nor another’s result ends it', async () => {
    const [mine, other] = await Promise.all([asked(), asked()]);
    await other.bank.answer(PASSWORD);
    const details = { paymentId: mine.paymentId, details: { threeDSResult: other.bank.result('Y') } };
    expect((await at.shop.visitor().post('/payments/payment-details', details)).status).toBe(404);
    expect((await mine.shopper.post('/payments/payment-details', details)).status).toBe(400);
    expect(await typesOf(mine.paymentId)).not.toContain('PaymentAuthorised');
  });
});
