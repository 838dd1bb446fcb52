import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { order } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { Processes } from '../../services/foundation/reactions/processes.js';
import { financeEnvelope } from '../../services/partners/finance/webhook.js';
import type { FinanceEvent } from '../../services/partners/finance/protocol.js';
import { noticeView } from '../../services/shop/invoice/invoice-view.js';
import { until } from '../shop/look.js';
import { openPaymentShop, outcomeOf, type Outcome, type PaymentShop } from '../shop/payments.js';
import { purchase } from '../shop/purchase.js';

const clock = new SettableClock('2026-05-04T08:00:00.000Z');
let at: PaymentShop;
beforeAll(async () => void (at = await openPaymentShop({ clock })));
afterAll(() => at.shop.stop());

const THREE_MONTHS = { type: 'InvoiceMonthly', months: 3, notice: 'post' };

async function bought(paymentMethod: string, details?: object): Promise<Outcome> {
  const { varuId } = at.cream;
  const how = { varuId, quantity: 3, paymentMethod, ...(details && { details }) };
  const paid = outcomeOf(await purchase(await at.astrid(), how));
  expect(paid.success).toBe(true);
  return paid;
}

async function sent(paid: Outcome): Promise<void> {
  await at.shop.tellWarehouse(paid.purchaseOrderId, 'dispatched');
  await until(async () => (await invoiceOf(paid)).notices.length > 0);
}

const invoiceOf = async ({ paymentId }: Outcome) => (await at.paymentOf(paymentId)).invoice;
const typesOf = async ({ paymentId }: Outcome) =>
  (await at.shop.platform.store.readStream(`payment-${paymentId}`)).map(({ type }) => type);
const letters = (subject: RegExp) => {
  const mailbox = at.shop.partners.simulated.mail!;
  const found = mailbox.list().filter((mail) => subject.test(mail.subject));
  return found.map(({ id }) => (mailbox.read(id)?.text ?? '').replaceAll('\u00a0', ' '));
};
const orderNumberOf = async ({ purchaseOrderId }: Outcome) =>
  (await at.orderOf(purchaseOrderId)).order?.orderNumber ?? '';

/** Sends a webhook as the finance company would, signed by its key. */
function tell(event: FinanceEvent, key = at.shop.partners.config.FINANCE_HMAC_KEY ?? '') {
  return at.shop.visitor().post('/webhooks/finance', financeEnvelope(event, key));
}

async function wordOf(paid: Outcome, change: Partial<NonNullable<FinanceEvent['notice']>>): Promise<FinanceEvent> {
  const { pspReference } = await at.paymentOf(paid.paymentId);
  const [known] = at.company.notices().filter(({ creditId }) => creditId === pspReference);
  if (!known) throw new Error('the company has no notice of this order');
  const { creditId, ...notice } = { ...known, ...change };
  const about = { reference: paid.paymentId, operationId: null, amount: notice.amount, reason: null };
  return {
    ...about,
    eventId: `word-${JSON.stringify(change)}`.slice(0, 64),
    type: 'notice.changed',
    creditId,
    occurredAt: clock.now(),
    notice,
  };
}

describe('the invoice of an order (CHK-06)', () => {
  test('has its plan before anything is sent, and its bill by mail when the parcel leaves', async () => {
    const paid = await bought('InvoiceMonthly', THREE_MONTHS);
    const { plan, notices } = await invoiceOf(paid);
    expect([plan, notices]).toMatchObject([
      { product: 'InvoiceMonthly', months: 3, way: 'post', fee: 1900, firstDueOn: '2026-06-03' },
      [],
    ]);
    const types = await typesOf(paid);
    expect(types.indexOf('InvoicePlanChosen')).toBeLessThan(types.indexOf('PaymentAuthorised'));
    await sent(paid);
    const [notice] = (await invoiceOf(paid)).notices;
    expect(notice).toMatchObject({ number: 1, ofNotices: 3, amount: plan?.noticeAmounts[0], dueOn: '2026-06-03' });
    const mine = new RegExp(`^Faktura 1 av 3 för order ${await orderNumberOf(paid)}`);
    await until(async () => letters(mine).length > 0);
    const [letter = ''] = letters(mine);
    expect(letter).toContain(notice?.ocr);
    expect(letter).not.toContain(at.cream.name);
  });

  test('that is late costs a reminder, which is mailed once and read on the order', async () => {
    const paid = await bought('Invoice14Days');
    await sent(paid);
    clock.set('2026-05-25T08:00:00.000Z');
    at.company.bill();
    await until(async () => (await invoiceOf(paid)).notices[0]?.reminders === 1);
    const reminder = new RegExp(`^Påminnelse: faktura för order ${await orderNumberOf(paid)}`);
    await until(async () => letters(reminder).length > 0);
    const { plan, notices } = await invoiceOf(paid);
    expect(plan && notices[0] && noticeView(notices[0], plan, '2026-05-25')).toMatchObject({ state: 'late' });

    at.company.pay(notices[0]?.ocr ?? '', (notices[0]?.amount ?? 0) + 6000 + (notices[0]?.interest ?? 0));
    await until(async () => ((await invoiceOf(paid)).notices[0]?.paid ?? 0) > 0);
    const settled = await invoiceOf(paid);
    expect(settled.notices[0] && plan && noticeView(settled.notices[0], plan, '2026-05-25').state).toBe('paid');
    expect(letters(reminder)).toHaveLength(1);
    clock.set('2026-05-04T08:00:00.000Z');
  });

  test('gets a credit note for goods that come back', async () => {
    const paid = await bought('Invoice14Days');
    await sent(paid);
    await at.shop.tellWarehouse(paid.purchaseOrderId, 'delivered');
    const { lines } = (await at.orderOf(paid.purchaseOrderId)).order ?? { lines: [] };
    await until(async () => (await at.paymentOf(paid.paymentId)).captures[0]?.status === 'captured');
    await returned(paid, lines[0]?.lineId ?? '');
    await until(async () => ((await invoiceOf(paid)).notices[0]?.credited ?? 0) > 0);
    const { refunds, invoice } = await at.paymentOf(paid.paymentId);
    expect(refunds).toMatchObject([{ status: 'refunded', amount: invoice.notices[0]?.credited }]);
  });
});

async function returned({ purchaseOrderId }: Outcome, lineId: string): Promise<void> {
  const lines = [{ lineId, quantity: 1 }];
  const command = { type: 'ReturnItems', returnId: 'r-1', lines, returnedAt: clock.now() } as const;
  const context = {
    ...{ commandId: `return-${purchaseOrderId}`, correlationId: purchaseOrderId, causationId: null },
    actor: { kind: 'staff', id: 'spec' } as const,
  };
  const outcome = await at.commands.handle(order, purchaseOrderId, command, context);
  if (!outcome.ok) throw new Error(outcome.rejection.type);
  await at.shop.app.get(Processes, { strict: false }).follow(outcome.events);
}

describe('the finance company tells of a notice', () => {
  test('twice and out of order, and the newest stands', async () => {
    const paid = await bought('Invoice14Days');
    await sent(paid);
    const payment = await wordOf(paid, { standing: 3, reminders: 1, reminderFees: 6000, paid: 1000 });
    const reminder = await wordOf(paid, { standing: 2, reminders: 1, reminderFees: 6000 });
    for (const word of [payment, reminder, payment, reminder]) expect((await tell(word)).status).toBe(204);
    expect((await invoiceOf(paid)).notices).toMatchObject([{ standing: 3, reminders: 1, paid: 1000 }]);
    const told = (await typesOf(paid)).filter((type) => type.startsWith('InvoiceNotice'));
    expect(told).toEqual(['InvoiceNoticeIssued', 'InvoiceNoticeReminded', 'InvoiceNoticePaid']);
  });

  test('for more than was sent, and it is a task for staff that the customer does not see', async () => {
    const paid = await bought('Invoice14Days');
    await sent(paid);
    const wrong = await wordOf(paid, { noticeId: 'notice-wrong', number: 2, ofNotices: 2, amount: 100_000 });
    expect((await tell(wrong)).status).toBe(204);
    const { invoice, differences } = await at.paymentOf(paid.paymentId);
    expect(invoice.notices).toHaveLength(1);
    expect(differences).toMatchObject([
      { record: 'invoice', kind: 'amount', reference: 'notice-wrong', closed: false },
    ]);
  });

  test('of an unknown payment, of a payment by card, without a signature or without the notice, to no effect', async () => {
    const paid = await bought('Invoice14Days');
    await sent(paid);
    const byCard = outcomeOf(await purchase(at.shop.visitor(), { varuId: at.cream.varuId }));
    const word = await wordOf(paid, { standing: 9, paid: 500 });
    const stranger = '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10';
    expect((await tell({ ...word, eventId: 'u', reference: stranger })).status).toBe(204);
    expect((await tell({ ...word, eventId: 'c', reference: byCard.paymentId })).status).toBe(204);
    expect((await tell({ ...word, eventId: 's' }, 'AB'.repeat(32))).status).toBe(401);
    const missing = await tell({ ...word, eventId: 'm', notice: null });
    expect([missing.status, missing.body.errors?.[0]?.field]).toEqual([400, 'event.notice']);
    expect(await at.shop.platform.store.readStream(`payment-${stranger}`)).toEqual([]);
    expect((await typesOf(byCard)).filter((type) => type.startsWith('Invoice'))).toEqual([]);
    expect((await invoiceOf(paid)).notices).toMatchObject([{ standing: 1, paid: 0 }]);
  });
});
