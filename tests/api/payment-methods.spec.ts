import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sealed } from '../../simulators/adyen/seal.js';
import { until } from '../shop/look.js';
import { openPaymentShop, outcomeOf, type Outcome, type PaymentShop } from '../shop/payments.js';
import { pay, purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';

const CANCELLED = 'Betalningen har avbrutits, var god försök igen.';
const REFUSED = 'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.';
const WITHOUT_CREDIT = ['scheme', 'swish', 'trustly', 'klarna_paynow', 'applepay', 'googlepay'];
const KLARNA_CREDIT = ['klarna', 'klarna_account'];

describe('a payment method', () => {
  let at: PaymentShop;
  beforeAll(async () => void (at = await openPaymentShop()));
  afterAll(() => at.shop.stop());

  async function atBank(method: string, shopper: Shopper) {
    const started = outcomeOf(await purchase(shopper, { varuId: at.cream.varuId, paymentMethod: method }));
    expect(started).toMatchObject({
      success: false,
      message: null,
      adyenPaymentReply: { action: { type: 'redirect' } },
    });
    return started;
  }

  /** Presses a button of the bank's page and gives what the browser brings back. */
  async function press({ adyenPaymentReply: { action } }: Outcome, decision: string): Promise<string> {
    const body = new URLSearchParams({ decision });
    const back = await fetch(new URL(action!.url, at.shop.url), { method: 'POST', body, redirect: 'manual' });
    return new URL(back.headers.get('location')!).searchParams.get('redirectResult')!;
  }

  const comeBack = async (shopper: Shopper, { paymentId }: Outcome, redirectResult: string) =>
    outcomeOf(await shopper.post('/payments/payment-details', { paymentId, details: { redirectResult } }));

  const listed = ({ body }: Answer) =>
    (body['paymentMethods'] as unknown as { type: string }[]).map(({ type }) => type);

  test.each(['/payments/methods', '/api/cart/payment/method/list'])('of a guest is no credit (%s)', async (path) => {
    const guest = at.shop.visitor();
    await guest.post('/cart/add-quantity', { id: at.cream.varuId, quantity: 1 });
    const answer = await guest.get(path);
    expect(listed(answer)).toEqual(WITHOUT_CREDIT);
    const { notOffered } = answer.body as unknown as {
      notOffered: { type: string; reason: string; message: string }[];
    };
    expect(notOffered).toContainEqual({
      type: 'klarna',
      reason: 'needs-identification',
      message: 'För att betala senare med Klarna krävs att du loggar in med BankID eller Freja+.',
    });
  });

  test('of an identified customer may be credit, which comes last (LAW-02)', async () => {
    const shopper = await at.astrid();
    await shopper.post('/cart/add-quantity', { id: at.cream.varuId, quantity: 1 });
    const types = listed(await shopper.get('/payments/methods'));
    expect(types).toEqual(expect.arrayContaining([...WITHOUT_CREDIT, ...KLARNA_CREDIT]));
    expect(types.slice(0, WITHOUT_CREDIT.length)).toEqual(WITHOUT_CREDIT);
  });

  test.each(['giftcard', 'SubscribePayment'])(
    '%s is refused with its reason, and nothing is ordered',
    async (method) => {
      const answer = await purchase(at.shop.visitor(), {
        varuId: at.cream.varuId,
        paymentMethod: method,
        details: { code: '1' },
      });
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toMatchObject([{ field: 'paymentMethod', code: 'PAYMENT_METHOD_NOT_OFFERED' }]);
    },
  );

  test.each(KLARNA_CREDIT)('%s is refused without a strong log-in', async (method) => {
    const answer = await purchase(at.shop.visitor(), { varuId: at.cream.varuId, paymentMethod: method });
    expect(answer.status).toBe(401);
    expect(answer.body['errors']).toMatchObject([{ code: 'IDENTIFICATION_REQUIRED' }]);
  });

  describe.each(['trustly', 'klarna_paynow', 'klarna', 'klarna_account'])('%s', (method) => {
    const shopper = () => (KLARNA_CREDIT.includes(method) ? at.astrid() : Promise.resolve(at.shop.visitor()));

    test.each([
      ['cancel', CANCELLED, 'Cancelled'],
      ['refuse', REFUSED, 'Refused'],
    ])('answered by %s tells why, and opens the cart again', async (decision, message, resultCode) => {
      const who = await shopper();
      const started = await atBank(method, who);
      const ended = await comeBack(who, started, await press(started, decision));
      expect(ended).toMatchObject({ success: false, message, adyenPaymentReply: { resultCode, action: null } });
      expect(await at.phaseOf(started.purchaseOrderId)).toBe('failed');
      expect(outcomeOf(await pay(who)).success).toBe(true);
    });

    test('approved is one order, also when the shopper never comes back', async () => {
      const started = await atBank(method, await shopper());
      await press(started, 'approve');
      await until(async () => (await at.phaseOf(started.purchaseOrderId)) === 'confirmed');
      const { started: begun, captures } = await at.paymentOf(started.paymentId);
      expect(begun?.method).toBe(method);
      expect(captures[0]?.status ?? 'at dispatch').toBe(method === 'trustly' ? 'captured' : 'at dispatch');
    });

    test('of a slow bank waits, leads nobody to the bank again, and is confirmed by the webhook', async () => {
      const who = await shopper();
      const started = await atBank(method, who);
      const redirectResult = await press(started, 'later');
      const waiting = { success: false, message: null, adyenPaymentReply: { resultCode: 'Pending', action: null } };
      expect(await comeBack(who, started, redirectResult)).toMatchObject(waiting);
      expect(await comeBack(who, started, redirectResult)).toMatchObject(waiting);
      expect(await at.phaseOf(started.purchaseOrderId)).toBe('placed');
      await until(async () => (await at.phaseOf(started.purchaseOrderId)) === 'confirmed');
    });

    test('whose webhooks are lost is decided by the shopper’s return', async () => {
      const who = await shopper();
      const started = await atBank(method, who);
      at.adyen.setFaults({ lostWebhooks: 1 });
      const redirectResult = await press(started, 'approve');
      at.adyen.setFaults({});
      expect(await comeBack(who, started, redirectResult)).toMatchObject({ success: true });
    });
  });

  test.each([
    ['applepay', 'applePayToken'],
    ['googlepay', 'googlePayToken'],
  ])('%s pays by the token of the wallet, or on the partner’s own page', async (type, token) => {
    const by = (number: string) => ({
      varuId: at.cream.varuId,
      paymentMethod: type,
      details: { type, [token]: sealed(number) },
    });
    expect(outcomeOf(await purchase(at.shop.visitor(), by('4111111111111111'))).success).toBe(true);
    expect(outcomeOf(await purchase(at.shop.visitor(), by('4999999999999999')))).toMatchObject({ message: REFUSED });
    const inClear = { ...by('4111111111111111'), details: { type, [token]: '4111111111111111' } };
    expect((await purchase(at.shop.visitor(), inClear)).status).toBe(400);
    await atBank(type, at.shop.visitor());
  });
});
