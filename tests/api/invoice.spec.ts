import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { checkoutTexts } from '../../services/shop/checkout/texts.js';
import { until } from '../shop/look.js';
import { openPaymentShop, outcomeOf, type PaymentShop } from '../shop/payments.js';
import { pay, purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';

const ASTRID = '198507099805';
const { 'not-approved': NOT_APPROVED, 'too-large': TOO_LARGE, ...refused } = checkoutTexts.invoiceRefused;

/** CHK-04 and CHK-06: invoices of the finance company. */
describe('an invoice', () => {
  let at: PaymentShop;
  beforeAll(async () => void (at = await openPaymentShop()));
  afterAll(() => at.shop.stop());
  afterEach(() => {
    at.company.setScript(null);
    at.company.setFaults({});
  });
  const buys = async (paymentMethod: string, details?: object, who?: Shopper) =>
    purchase(who ?? (await at.astrid()), { varuId: at.cream.varuId, paymentMethod, ...(details && { details }) });

  test.each(['Invoice14Days', 'Faktura14dagar', 'InvoiceMonthly', 'PartPayment'])(
    'of a guest is refused by %s and says that it needs a log-in',
    async (word) => {
      const answer = await buys(word, undefined, at.shop.visitor());
      expect(answer.status).toBe(401);
      expect(answer.body['errors']).toMatchObject([{ message: checkoutTexts.invoiceNeedsLogin }]);
    },
  );

  test.each([
    ['Invoice14Days', undefined, 'Invoice14Days', { product: 'invoice-14-days', months: 1 }],
    ['Faktura14dagar', undefined, 'Invoice14Days', { product: 'invoice-14-days' }],
    ['InvoiceMonthly', { months: 1, notice: 'autogiro' }, 'InvoiceMonthly', { months: 1, notice: 'autogiro' }],
    ['PartPayment', undefined, 'InvoiceMonthly', { product: 'monthly-invoice' }],
  ])('by %s is approved, reserved, and activated at dispatch', async (word, details, method, credit) => {
    const paid = outcomeOf(await buys(word, details));
    expect(paid.success).toBe(true);
    const { started, pspReference, captures } = await at.paymentOf(paid.paymentId);
    expect([started?.method, started?.capture, captures]).toEqual([method, 'later', []]);
    const mine = () => at.company.credits().find(({ creditId }) => creditId === pspReference);
    expect(mine()).toMatchObject({ ...credit, status: 'approved', activated: 0 });
    await at.shop.tellWarehouse(paid.purchaseOrderId, 'dispatched');
    await until(async () => (await at.paymentOf(paid.paymentId)).captures[0]?.status === 'captured');
    expect(mine()?.activated).toBe(started?.amount);
  });

  test.each([
    ['Denied', NOT_APPROVED],
    ['CreditCheckDenied', NOT_APPROVED],
    ['AddressNotFound', NOT_APPROVED],
    ['ReservationNotApproved', NOT_APPROVED],
    ['AmountAboveMaximumCredit', TOO_LARGE],
    ['AgreementRulesValidationFailed', refused['person-differs']],
    ['TechnicalError', refused.technical],
  ] as const)('refused for %s says so, and the cart can be paid in another way', async (reason, message) => {
    const who = await at.astrid();
    at.company.setScript(reason);
    const ended = outcomeOf(await buys('Invoice14Days', undefined, who));
    expect(ended).toMatchObject({ success: false, message, adyenPaymentReply: { resultCode: 'Refused' } });
    expect(outcomeOf(await pay(who)).success).toBe(true);
  });

  test('whose answer has no decision fails, and what is approved after all is reversed', async () => {
    at.company.setScript('no-decision');
    const ended = outcomeOf(await buys('Invoice14Days'));
    expect(ended).toMatchObject({ success: false, message: refused.technical });
    await until(async () => at.company.credits().at(-1)?.status === 'cancelled');
    expect(await at.phaseOf(ended.purchaseOrderId)).toBe('failed');
  });

  test('that the company decides later waits, and is confirmed by the webhook', async () => {
    at.company.setScript('slow');
    const waiting = outcomeOf(await buys('Invoice14Days'));
    expect(waiting).toMatchObject({ success: false, message: null, adyenPaymentReply: { resultCode: 'Pending' } });
    await until(async () => (await at.phaseOf(waiting.purchaseOrderId)) === 'confirmed');
  });

  test('whose answer is lost and whose webhook comes twice is one order and one credit', async () => {
    at.company.setFaults({ lostAnswers: 1, duplicateWebhooks: 1 });
    const started = outcomeOf(await buys('Invoice14Days'));
    await until(async () => (await at.phaseOf(started.purchaseOrderId)) === 'confirmed');
    const mine = at.company.credits().filter(({ merchantReference }) => merchantReference === started.paymentId);
    expect(mine).toHaveLength(1);
  });

  test.each([
    [{ months: 13 }, 'paymentDetails.months'],
    [{ months: 0 }, 'paymentDetails.months'],
    [{ months: 1.5 }, 'paymentDetails.months'],
    [{ notice: 'duva' }, 'paymentDetails.notice'],
    [{ months: 1, notice: 'e-invoice' }, 'paymentDetails.months'],
    [{ personNumber: ASTRID }, 'paymentDetails.personNumber'],
  ])('with %j is refused by the name of the field', async (wrong, field) => {
    const before = at.company.credits().length;
    const answer = await buys('InvoiceMonthly', { type: 'InvoiceMonthly', ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((fault) => fault.field)).toContain(field);
    expect(at.company.credits()).toHaveLength(before);
  });

  test('webhook of a stranger is refused', async () => {
    const event = { eventId: 'e', type: 'credit.approved', creditId: 'c', reference: 'r', operationId: null };
    const body = {
      event: { ...event, amount: 1, reason: null, occurredAt: '2026-11-21T09:00:00.000Z' },
      signature: 'x',
    };
    expect((await at.shop.visitor().post('/webhooks/finance', body)).status).toBe(401);
    expect((await at.shop.visitor().post('/webhooks/finance', { event: {} })).status).toBe(400);
  });
});
