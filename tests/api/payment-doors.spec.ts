import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { tellShop } from '../shop/adyen-word.js';
import { anyProduct, until } from '../shop/look.js';
import { approvedCard, astrid, challengedCard, pay, purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

interface Outcome {
  readonly success: boolean;
  readonly purchaseOrderId: string;
  readonly paymentId: string;
  readonly adyenPaymentReply: { readonly resultCode: string; readonly action: { url: string } | null };
}
const outcomeOf = ({ body }: Answer): Outcome => body as unknown as Outcome;

describe('a payment method', () => {
  let shop: TestShop;
  let cream: Product;
  beforeAll(async () => {
    shop = await startTestShop();
    cream = await anyProduct(shop, { type: 'Ha' });
  });
  afterAll(() => shop.stop());
  const commands = () => shop.app.get(CommandHandling);
  const phaseOf = async (paymentId: string) => (await commands().load(payment, paymentId)).phase;
  const orderPhase = async (orderId: string) => (await commands().load(order, orderId)).phase;
  const sent = () => shop.partners.simulated.adyen!.payments();

  async function ready(shopper: Shopper): Promise<Shopper> {
    await shopper.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
    await shopper.put('/customer-details', astrid);
    await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
    return shopper;
  }

  const stored = { type: 'scheme', storedPaymentMethodId: 'M5N7TQ4TG5PFWR50' };
  test.each([
    ['Swish with the details of a card', 'swish', approvedCard, 'paymentDetails.type'],
    ['Swish with a stored card', 'swish', stored, 'paymentDetails.type'],
    ['a card with the details of Swish', 'scheme', { type: 'swish' }, 'paymentDetails.type'],
    ['a card without details', 'scheme', undefined, 'paymentDetails'],
    ['a free payment with the details of a card', 'Free', approvedCard, 'paymentDetails'],
    ['Klarna with the details of a card', 'klarna', approvedCard, 'paymentDetails.type'],
    [
      'Apple Pay with the token of Google Pay',
      'applepay',
      { type: 'googlepay', googlePayToken: 'x' },
      'paymentDetails.type',
    ],
    ['an unknown payment method', 'fax', approvedCard, 'paymentMethod'],
  ])(
    '%s is refused by the name of the field; nothing is recorded, nothing sent',
    async (_what, method, details, field) => {
      const shopper = await ready(shop.visitor());
      const before = [await recorded(shop), sent().length];
      const answer = await shopper.post('/payments/start', {
        paymentMethod: method,
        paymentDetails: details,
        ageDeclared: true,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.map((fault) => fault.field)).toContain(field);
      expect([await recorded(shop), sent().length]).toEqual(before);
    },
  );

  test.each([
    ['encryptedCardNumber', { ...approvedCard, encryptedCardNumber: 'test_4111111111111111' }],
    ['encryptedCardNumber', { ...approvedCard, encryptedCardNumber: '4111111111111111' }],
    ['encryptedCardNumber', { ...approvedCard, encryptedCardNumber: '4111111111111111'.repeat(8) }],
    ['holderName', { ...approvedCard, holderName: '4111111111111111' }],
    ['holderName', { ...approvedCard, holderName: 'A Ekström 4111 1111-1111 1111' }],
    ['encryptedSecurityCode', { ...approvedCard, encryptedSecurityCode: 'test_737' }],
    ['number', { ...approvedCard, number: '4111 1111 1111 1111' }],
    ['cvc', { ...approvedCard, cvc: '737' }],
    ['securityCode', { type: 'scheme', storedPaymentMethodId: 'M5N7TQ4TG5PFWR50', securityCode: '737' }],
  ])('refuses an unencrypted %s by its name, and does not repeat it', async (field, details) => {
    const shopper = await ready(shop.visitor());
    const body = { paymentMethod: 'scheme', paymentDetails: details, ageDeclared: true };
    const answer = await shopper.post('/payments/start', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((fault) => fault.field)).toContain(`paymentDetails.${field}`);
    // The random correlation id could contain these digits by chance, so it is left out.
    expect(JSON.stringify({ ...answer.body, correlationId: null })).not.toMatch(/4111|737/);
  });

  const browserInfo = {
    acceptHeader: '*/*',
    colorDepth: 24,
    javaEnabled: false,
    language: 'sv',
    screenHeight: 900,
    screenWidth: 1280,
    timeZoneOffset: -60,
    userAgent: 'test',
  };
  test.each(Object.keys(browserInfo))('names a browser’s invalid %s in our own Swedish', async (name) => {
    const shopper = await ready(shop.visitor());
    const wrong = { ...browserInfo, [name]: name === 'javaEnabled' ? 1e300 : 1e17 };
    const body = { paymentMethod: 'scheme', paymentDetails: approvedCard, ageDeclared: true, browserInfo: wrong };
    const answer = await shopper.post('/payments/start', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([
      { field: `browserInfo.${name}`, message: expect.stringMatching(new RegExp(`^${name} (ska|är) `)) },
    ]);
  });

  test('cannot be "free" for an order that costs money', async () => {
    const answer = await (
      await ready(shop.visitor())
    ).post('/payments/start', { paymentMethod: 'Free', ageDeclared: true });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]).toMatchObject({ field: 'paymentMethod' });
  });

  test('is sent to the partner, and decides when the money is captured', async () => {
    const byCard = outcomeOf(await purchase(shop.visitor(), { varuId: cream.varuId }));
    const bySwish = outcomeOf(await purchase(shop.visitor(), { varuId: cream.varuId, paymentMethod: 'swish' }));
    for (const [{ paymentId }, method, capture] of [
      [byCard, 'scheme', 'later'],
      [bySwish, 'swish', 'at-once'],
    ] as const) {
      expect((await commands().load(payment, paymentId)).started).toMatchObject({ method, capture });
      expect(sent().find(({ reference }) => reference === paymentId)?.method).toBe(method);
    }
  });

  test('cannot be changed with the same key, even if the first attempt was cut off', async () => {
    const shopper = await ready(shop.visitor());
    const key = randomUUID();
    shop.partners.simulated.adyen!.setFaults({ serverErrors: 1 });
    await pay(shopper, { paymentMethod: 'swish', key });
    shop.partners.simulated.adyen!.setFaults({});
    const before = sent().length;
    const answer = await pay(shopper, { paymentMethod: 'scheme', key });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([409, 'paymentMethod']);
    expect(sent().length).toBe(before);
  });

  test.each([
    ['euro', { value: 0, currency: 'EUR', kind: 'currency' }],
    ['one krona less', { value: -100, currency: 'SEK', kind: 'amount' }],
  ])(
    'authorised by a webhook in %s is recorded as a difference and pays nothing',
    async (_what, { value, currency, kind }) => {
      const started = outcomeOf(await purchase(shop.visitor(), { varuId: cream.varuId, card: challengedCard }));
      const { paymentId: merchantReference, purchaseOrderId: orderId } = started;
      const asked = (await commands().load(payment, merchantReference)).started!.amount;
      const wrong = { merchantReference, amount: { value: asked + value, currency } };
      expect((await tellShop(shop, wrong)).status).toBe(200);
      expect((await tellShop(shop, wrong)).status).toBe(200);
      const { phase, differences } = await commands().load(payment, merchantReference);
      expect(phase).toBe('action-required');
      expect(differences).toEqual([expect.objectContaining({ kind })]);
      expect(await orderPhase(orderId)).toBe('placed');
      await tellShop(shop, { merchantReference, amount: { value: asked, currency: 'SEK' } });
      await until(async () => (await orderPhase(orderId)) === 'confirmed');
    },
  );

  test('authorised by a message of the year 2031 has the time when the message arrived', async () => {
    const { paymentId } = outcomeOf(await purchase(shop.visitor(), { varuId: cream.varuId, card: challengedCard }));
    const { amount } = (await commands().load(payment, paymentId)).started!;
    const before = new Date().toISOString();
    await tellShop(shop, {
      merchantReference: paymentId,
      amount: { value: amount, currency: 'SEK' },
      eventDate: '2031-01-01T00:00:00+01:00',
    });
    const { authorisedAt } = await commands().load(payment, paymentId);
    expect(authorisedAt! >= before && authorisedAt! <= new Date().toISOString()).toBe(true);
    const { rows } = await shop.platform.pool.query(
      "SELECT count(*)::int AS late FROM event WHERE stream_id = $1 AND metadata->>'effectiveAt' > '2031'",
      [`payment-${paymentId}`],
    );
    expect(rows[0].late).toBe(0);
  });

  test('cannot be completed with the bank’s answer about another payment of the same sum', async () => {
    const [paid, unpaid] = [shop.visitor(), shop.visitor()];
    const first = outcomeOf(await purchase(paid, { varuId: cream.varuId, card: challengedCard }));
    const second = outcomeOf(await purchase(unpaid, { varuId: cream.varuId, card: challengedCard }));
    const back = await fetch(new URL(first.adyenPaymentReply.action!.url, shop.url), {
      method: 'POST',
      body: new URLSearchParams({ password: 'password' }),
      redirect: 'manual',
    });
    const redirectResult = new URL(back.headers.get('location')!).searchParams.get('redirectResult')!;
    const answer = await unpaid.post('/payments/payment-details', {
      paymentId: second.paymentId,
      details: { redirectResult },
    });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'PAYMENT_RESULT_FOREIGN']);
    expect(await phaseOf(second.paymentId)).toBe('action-required');
    await until(async () => (await phaseOf(first.paymentId)) === 'authorised');
  });
});

describe('a partner that answers', () => {
  const partner = answeringPartner();
  let shop: TestShop;
  let cream: Product;
  beforeAll(async () => {
    shop = await startTestShop({ environment: { SEED: 'none', ...(await partner.settings()) } });
    cream = await anyProduct(shop, { type: 'Ha' });
  });
  afterAll(async () => {
    await shop.stop();
    partner.close();
  });

  test.each([
    ['in euro', 0, 'EUR', 'currency'],
    ['with another sum', 100, 'SEK', 'amount'],
  ])('%s has authorised nothing, and its answer is recorded', async (_what, more, currency, kind) => {
    partner.says((amount) => ({
      resultCode: 'Authorised',
      pspReference: 'EUR',
      amount: { value: amount + more, currency },
    }));
    const { success, paymentId } = outcomeOf(await purchase(shop.visitor(), { varuId: cream.varuId }));
    expect(success).toBe(false);
    const { phase, differences } = await shop.app.get(CommandHandling).load(payment, paymentId);
    expect(phase).toBe('started');
    expect(differences).toMatchObject([{ kind }]);
  });

  test('without a sum means the sum that was requested', async () => {
    partner.says(() => ({ resultCode: 'Authorised', pspReference: 'SEK' }));
    expect(outcomeOf(await purchase(shop.visitor(), { varuId: cream.varuId })).success).toBe(true);
  });

  test('about a shopper’s details without naming the payment is not accepted before its webhook', async () => {
    partner.says(() => ({ resultCode: 'RedirectShopper', action: { type: 'redirect', url: 'https://bank.example/' } }));
    const shopper = shop.visitor();
    const { paymentId } = outcomeOf(await purchase(shopper, { varuId: cream.varuId }));
    partner.says(() => ({ resultCode: 'Authorised', pspReference: 'NAMELESS' }));
    const details = { paymentId, details: { redirectResult: 'anything' } };
    expect(outcomeOf(await shopper.post('/payments/payment-details', details)).success).toBe(false);
    const { amount } = (await shop.app.get(CommandHandling).load(payment, paymentId)).started!;
    await tellShop(shop, { merchantReference: paymentId, amount: { value: amount, currency: 'SEK' } });
    expect((await shop.app.get(CommandHandling).load(payment, paymentId)).phase).toBe('authorised');
  });
});

/** Starts a simulated partner that speaks Adyen's protocol and answers what the test tells it. */
function answeringPartner() {
  let say: (amount: number) => object = () => ({});
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { amount } = JSON.parse(Buffer.concat(chunks).toString()) as { amount?: { value: number } };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(say(amount?.value ?? 0)));
    });
  });
  return {
    says: (words: typeof say) => void (say = words),
    close: () => void server.close(),
    settings: async () => {
      await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
      return {
        ADYEN_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        ADYEN_API_KEY: 'api key of a test',
        ADYEN_CLIENT_KEY: 'test_client',
        ADYEN_FIELDS_URL: 'https://fields.example/adyen.js',
        ADYEN_FIELDS_INTEGRITY: 'sha384-AAAA',
        ADYEN_HMAC_KEY: 'AB'.repeat(32),
        ADYEN_MERCHANT_ACCOUNT: 'Algort',
        ADYEN_REPORTS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports/download`,
        ADYEN_REPORT_USER: 'report@Company.Algort',
        ADYEN_REPORT_PASSWORD: 'password of a test',
      };
    },
  };
}

async function recorded({ platform }: TestShop): Promise<number> {
  const types = ['CheckoutStarted', 'OrderPlaced', 'PaymentStarted'];
  const { rows } = await platform.pool.query('SELECT count(*)::int AS count FROM event WHERE type = ANY($1)', [types]);
  return rows[0].count;
}
