import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { sealed } from '../../simulators/adyen/seal.js';
import { anyProduct, until } from '../shop/look.js';
import { pay, purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const CANCELLED = 'Betalningen har avbrutits, var god försök igen.';
const REFUSED = 'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.';
const ASTRID = '198507099805';
const WITHOUT_CREDIT = ['scheme', 'swish', 'trustly', 'klarna_paynow', 'applepay', 'googlepay'];
const KLARNA_CREDIT = ['klarna', 'klarna_account'];

interface Outcome {
  readonly success: boolean;
  readonly message: string | null;
  readonly purchaseOrderId: string;
  readonly paymentId: string;
  readonly adyenPaymentReply: { readonly resultCode: string; readonly action: { type: string; url: string } | null };
}
const outcomeOf = ({ body }: Answer): Outcome => body as unknown as Outcome;

describe('a payment method', () => {
  let shop: TestShop;
  let cream: Product;
  let commands: CommandHandling;
  beforeAll(async () => {
    shop = await startTestShop();
    cream = await anyProduct(shop, { type: 'Ha' });
    commands = shop.app.get(CommandHandling);
  });
  afterAll(() => shop.stop());
  const simulator = () => shop.partners.simulated.adyen!;
  const orderPhase = async (orderId: string) => (await commands.load(order, orderId)).phase;

  async function identified(): Promise<Shopper> {
    const shopper = shop.visitor();
    await shopper.logIn(ASTRID);
    return shopper;
  }

  async function atBank(method: string, shopper: Shopper) {
    const started = outcomeOf(await purchase(shopper, { varuId: cream.varuId, paymentMethod: method }));
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
    const back = await fetch(new URL(action!.url, shop.url), { method: 'POST', body, redirect: 'manual' });
    return new URL(back.headers.get('location')!).searchParams.get('redirectResult')!;
  }

  const comeBack = async (shopper: Shopper, { paymentId }: Outcome, redirectResult: string) =>
    outcomeOf(await shopper.post('/payments/payment-details', { paymentId, details: { redirectResult } }));

  const listed = ({ body }: Answer) =>
    (body['paymentMethods'] as unknown as { type: string }[]).map(({ type }) => type);

  test.each(['/payments/methods', '/api/cart/payment/method/list'])('of a guest is no credit (%s)', async (path) => {
    const guest = shop.visitor();
    await guest.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
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
    const shopper = await identified();
    await shopper.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
    const types = listed(await shopper.get('/payments/methods'));
    expect(types).toEqual(expect.arrayContaining([...WITHOUT_CREDIT, ...KLARNA_CREDIT]));
    expect(types.slice(0, WITHOUT_CREDIT.length)).toEqual(WITHOUT_CREDIT);
  });

  test.each(['giftcard', 'SubscribePayment'])(
    '%s is refused with its reason, and nothing is ordered',
    async (method) => {
      const answer = await purchase(shop.visitor(), {
        varuId: cream.varuId,
        paymentMethod: method,
        details: { code: '1' },
      });
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toMatchObject([{ field: 'paymentMethod', code: 'PAYMENT_METHOD_NOT_OFFERED' }]);
    },
  );

  test.each(KLARNA_CREDIT)('%s is refused without a strong log-in', async (method) => {
    const answer = await purchase(shop.visitor(), { varuId: cream.varuId, paymentMethod: method });
    expect(answer.status).toBe(401);
    expect(answer.body['errors']).toMatchObject([{ code: 'IDENTIFICATION_REQUIRED' }]);
  });

  describe.each(['trustly', 'klarna_paynow', 'klarna', 'klarna_account'])('%s', (method) => {
    const shopper = () => (KLARNA_CREDIT.includes(method) ? identified() : Promise.resolve(shop.visitor()));

    test.each([
      ['cancel', CANCELLED, 'Cancelled'],
      ['refuse', REFUSED, 'Refused'],
    ])('answered by %s tells why, and opens the cart again', async (decision, message, resultCode) => {
      const who = await shopper();
      const started = await atBank(method, who);
      const ended = await comeBack(who, started, await press(started, decision));
      expect(ended).toMatchObject({ success: false, message, adyenPaymentReply: { resultCode, action: null } });
      expect(await orderPhase(started.purchaseOrderId)).toBe('failed');
      expect(outcomeOf(await pay(who)).success).toBe(true);
    });

    test('approved is one order, also when the shopper never comes back', async () => {
      const started = await atBank(method, await shopper());
      await press(started, 'approve');
      await until(async () => (await orderPhase(started.purchaseOrderId)) === 'confirmed');
      const { started: begun, captures } = await commands.load(payment, started.paymentId);
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
      expect(await orderPhase(started.purchaseOrderId)).toBe('placed');
      await until(async () => (await orderPhase(started.purchaseOrderId)) === 'confirmed');
    });

    test('whose webhooks are lost is decided by the shopper’s return', async () => {
      const who = await shopper();
      const started = await atBank(method, who);
      simulator().setFaults({ lostWebhooks: 1 });
      const redirectResult = await press(started, 'approve');
      simulator().setFaults({});
      expect(await comeBack(who, started, redirectResult)).toMatchObject({ success: true });
    });
  });

  test.each([
    ['applepay', 'applePayToken'],
    ['googlepay', 'googlePayToken'],
  ])('%s pays by the token of the wallet, or on the partner’s own page', async (type, token) => {
    const by = (number: string) => ({
      varuId: cream.varuId,
      paymentMethod: type,
      details: { type, [token]: sealed(number) },
    });
    expect(outcomeOf(await purchase(shop.visitor(), by('4111111111111111'))).success).toBe(true);
    expect(outcomeOf(await purchase(shop.visitor(), by('4999999999999999')))).toMatchObject({ message: REFUSED });
    const inClear = { ...by('4111111111111111'), details: { type, [token]: '4111111111111111' } };
    expect((await purchase(shop.visitor(), inClear)).status).toBe(400);
    await atBank(type, shop.visitor());
  });
});
