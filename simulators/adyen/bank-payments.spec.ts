import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { LineItem, PaymentMethodDetails, StartPayment } from '../../services/partners/adyen/gateway.js';
import { sealed } from './seal.js';
import { payment, paymentId, stage, submitForm, VISA, type Stage } from './simulator.fixture.js';

let at: Stage;
beforeEach(async () => {
  at = await stage();
});
afterEach(() => at.close());

const lineItems = [
  { id: 'moms-25', vatRate: 25, taxable: 8_000, vat: 2_000 },
  { id: 'moms-6', vatRate: 6, taxable: 9_340, vat: 560 },
];

async function begun(method: PaymentMethodDetails, fields: Partial<StartPayment> = { lineItems }) {
  const answer = await at.adyen.start(payment(method, fields), 'start-1');
  if (answer.action?.type !== 'redirect') throw new Error(`no page: ${answer.resultCode}`);
  return { ...answer, url: answer.action.url };
}

/** Presses a button of the bank's page, and gives what the browser brings back to the shop. */
async function pressed(url: string, form: Record<string, string>): Promise<string> {
  const { headers, status } = await submitForm(url, form);
  expect(status).toBe(303);
  return new URL(headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
}

const METHODS = ['trustly', 'klarna', 'klarna_account', 'klarna_paynow'] as const;

describe.each(METHODS)('a payment by %s', (type) => {
  test.each([
    ['approve', 'Authorised', 'AuthorisationSucceeded'],
    ['refuse', 'Refused', 'AuthorisationRefused'],
    ['cancel', 'Cancelled', 'AuthorisationRefused'],
  ])('that the shopper answers by %s is %s, also for a shopper who never comes back', async (decision, code, news) => {
    const { url } = await begun({ type });
    const redirectResult = await pressed(url, { decision });
    expect(await at.told()).toMatchObject([{ type: news }]);
    for (const key of ['once', 'twice'])
      expect(await at.adyen.submitDetails({ redirectResult }, key)).toMatchObject({ resultCode: code, action: null });
    expect(await at.told()).toHaveLength(1);
  });

  test('waits for a slow bank, which tells the shop by webhook', async () => {
    const { url } = await begun({ type });
    const redirectResult = await pressed(url, { decision: 'later' });
    const resultCode = type === 'trustly' ? 'Received' : 'Pending';
    expect(await at.adyen.submitDetails({ redirectResult }, 'details')).toMatchObject({ resultCode });
    expect(await at.told()).toEqual([]);
    at.time.advance(10_000);
    expect(await at.told()).toMatchObject([{ type: 'AuthorisationSucceeded' }]);
    expect((await fetch(url)).status).toBe(410);
  });

  test('that nobody answers is closed', async () => {
    await begun({ type });
    at.time.advance(12 * 3_600_000);
    expect(await at.told()).toMatchObject([{ type: 'OfferClosed' }]);
  });
});

test.each([
  ['trustly', 19_900],
  ['klarna', 0],
  ['klarna_paynow', 0],
] as const)('of a payment by %s, %i öre are taken at once (CHK-05)', async (type, captured) => {
  const { url } = await begun({ type });
  await pressed(url, { decision: 'approve' });
  expect(at.simulator.payments()).toMatchObject([{ method: type, captured }]);
});

test('Klarna refuses a payment whose lines do not add up', async () => {
  await expect(begun({ type: 'klarna' }, { lineItems: lineItems.slice(1) })).rejects.toMatchObject({ status: 422 });
  await expect(begun({ type: 'klarna' }, {})).rejects.toMatchObject({ status: 422 });
});

describe.each(['klarna', 'klarna_account', 'klarna_paynow'] as const)('what moves money of a payment by %s', (type) => {
  const [goods, rest] = lineItems as [LineItem, LineItem];

  async function asked(call: 'capture' | 'refund', lines: readonly LineItem[] | undefined, amount: number) {
    const { pspReference = '' } = at.simulator.payments()[0] ?? {};
    const which = { paymentId, pspReference, modificationId: randomUUID(), attempt: 1, amount };
    return at.adyen[call]({ ...which, ...(lines && { lineItems: lines }) }, randomUUID());
  }

  test('says by lines what it is for, to the öre', async () => {
    await pressed((await begun({ type })).url, { decision: 'approve' });
    await asked('capture', [goods], 10_000);
    await asked('capture', [rest], 9_900);
    await asked('refund', [{ ...goods, taxable: 4_000, vat: 1_000 }], 5_000);
    expect((await at.told()).slice(1).map((told) => told.type)).toEqual([
      'CaptureSucceeded',
      'CaptureSucceeded',
      'RefundSucceeded',
    ]);
    expect(at.simulator.payments()).toMatchObject([{ captured: 19_900, refunded: 5_000 }]);
  });

  test.each([
    ['without lines', undefined, 10_000],
    ['with no line', [], 10_000],
    ['one öre too much', [goods], 9_999],
    ['one öre too little', [goods], 10_001],
    ['a line named twice', [goods, goods], 20_000],
  ] as const)('is refused %s', async (_what, lines, amount) => {
    await pressed((await begun({ type })).url, { decision: 'approve' });
    for (const call of ['capture', 'refund'] as const)
      await expect(asked(call, lines, amount)).rejects.toMatchObject({ outcome: 'refused', code: '14_030' });
    expect(at.simulator.payments()).toMatchObject([{ captured: 0, refunded: 0 }]);
  });
});

describe.each(['applepay', 'googlepay'] as const)('a payment by %s', (type) => {
  const by = (number: string): PaymentMethodDetails =>
    type === 'applepay'
      ? { type, applePayToken: sealed(number) }
      : { type: 'googlepay', googlePayToken: sealed(number) };

  test.each([
    [VISA, 'Authorised'],
    ['4999999999999999', 'Refused'],
  ])('whose token holds %s is %s', async (number, resultCode) => {
    expect(await at.adyen.start(payment(by(number)), 'start-1')).toMatchObject({ resultCode });
  });

  test('whose token nobody can read is a refused call', async () => {
    const method =
      type === 'applepay'
        ? ({ type, applePayToken: VISA } as const)
        : ({ type: 'googlepay', googlePayToken: VISA } as const);
    await expect(at.adyen.start(payment(method), 'start-1')).rejects.toMatchObject({ code: '174' });
  });

  test.each([
    [{ card: VISA }, 'Authorised'],
    [{ card: '4999999999999999' }, 'Refused'],
    [{ decision: 'cancel' }, 'Cancelled'],
  ])('on the partner’s own page answers %j by %s', async (form, resultCode) => {
    const { url } = await begun({ type, at: 'partner' });
    expect(await (await fetch(url)).text()).toContain(type === 'applepay' ? 'Apple Pay' : 'Google Pay');
    const { headers } = await submitForm(url, form);
    const back = new URL(headers.get('location') ?? '').searchParams;
    const [sessionId, sessionResult] = [back.get('sessionId') ?? '', back.get('sessionResult') ?? ''];
    expect(await at.adyen.submitDetails({ sessionId, sessionResult }, 'details')).toMatchObject({ resultCode });
  });
});
