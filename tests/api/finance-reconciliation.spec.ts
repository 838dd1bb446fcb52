import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Logger } from '@nestjs/common';

import { addDays, atStockholm } from '../../domain/kernel/index.js';
import { order } from '../../domain/order/index.js';
import { openTasks } from '../../domain/payment/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { JobEngine } from '../../services/foundation/job-engine/job-engine.js';
import { Processes } from '../../services/foundation/reactions/processes.js';
import type { FinanceSimulator } from '../../simulators/finance/start.js';
import { until } from '../shop/look.js';
import { openPaymentShop, outcomeOf, type Outcome, type PaymentShop } from '../shop/payments.js';
import { purchase } from '../shop/purchase.js';
import { giveReason, logInStaff } from '../shop/staff.js';

Logger.overrideLogger([]);

type Statement = Parameters<NonNullable<Parameters<FinanceSimulator['misstate']>[0]>>[0];
type Entry = Statement['entries'][number];

const FIRST = '2026-05-04';
const clock = new SettableClock(atStockholm(FIRST, '08:00'));
let at: PaymentShop;
let day = FIRST;
beforeAll(async () => {
  at = await openPaymentShop({ clock, webBuild: path.resolve('dist/web') });
  await at.shop.app.get(JobEngine, { strict: false }).catchUp();
  // The first report only marks the start. Differences of the first day are not judged.
  await night();
});
afterAll(() => at.shop.stop());
beforeEach(() => {
  at.company.setFaults({});
  at.company.misstate(null);
});

/** Lets the day end, and compares it the next morning with what the partners say. */
async function night() {
  const date = day;
  day = addDays(date, 1);
  clock.set(atStockholm(day, '11:00'));
  const outcome = await at.shop.app.get(JobEngine, { strict: false }).run('reconciliation', date);
  if (!outcome.ok) throw new Error(outcome.rejection.type);
  return outcome.run.report;
}

/** Buys by invoice, and waits until the parcel is activated and billed. */
async function invoiced(): Promise<Outcome> {
  const how = { varuId: at.cream.varuId, quantity: 2, paymentMethod: 'Invoice14Days' };
  const paid = outcomeOf(await purchase(await at.astrid(), how));
  await at.shop.tellWarehouse(paid.purchaseOrderId, 'dispatched');
  await until(async () => (await at.paymentOf(paid.paymentId)).captures[0]?.status === 'captured');
  return paid;
}

async function comesBack({ purchaseOrderId, paymentId }: Outcome): Promise<void> {
  const lines = [{ lineId: '1', quantity: 1 }];
  const command = { type: 'ReturnItems', returnId: paymentId, lines, returnedAt: clock.now() } as const;
  const outcome = await at.commands.handle(order, purchaseOrderId, command, newContext(SYSTEM));
  if (!outcome.ok) throw new Error(outcome.rejection.type);
  await at.shop.app.get(Processes, { strict: false }).follow(outcome.events);
  await until(async () => (await at.paymentOf(paymentId)).refunds[0]?.status === 'refunded');
}

/** The company's next statements have other entries than its books. */
function misstates(change: (entries: readonly Entry[]) => readonly Entry[]): void {
  at.company.misstate((right) => {
    const entries = [...change(right.entries)];
    return { ...right, entries, count: entries.length + right.notices.length };
  });
}

const isOf =
  ({ paymentId }: Outcome, record: string) =>
  (entry: Entry) =>
    entry.merchantReference === paymentId && entry.record === record;
const differencesOf = async ({ paymentId }: Outcome) => (await at.paymentOf(paymentId)).differences;
const openOf = async ({ paymentId }: Outcome) => openTasks(await at.paymentOf(paymentId)).map(({ kind }) => kind);

/** The work list of staff, as its page shows it. */
async function workList(): Promise<string> {
  const staff = at.shop.visitor();
  await logInStaff(staff, 'drift');
  await giveReason(staff, 'payments');
  return String((await staff.get('/konsol/penningarenden')).body['text']).replace(/<!-- -->/g, '');
}

async function isListed(line: string): Promise<void> {
  await until(async () => (await workList()).includes(line), 200);
}

describe('a statement of the finance company (CHK-05, CHK-06)', () => {
  test('that is right and of all invoices shows no difference', async () => {
    const paid = await invoiced();
    await comesBack(paid);
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 0 });
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 0 });
    expect(await openOf(paid)).toEqual([]);
  });

  test('lacks an invoice: a person gets it a night later, when a late line may still have come', async () => {
    const paid = await invoiced();
    misstates((entries) => entries.filter((entry) => !isOf(paid, 'Activated')(entry)));
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 0 });
    expect((await night()).sums).toEqual({ differences: 1, takenOver: 0 });
    const { started } = await at.paymentOf(paid.paymentId);
    expect(await differencesOf(paid)).toMatchObject([
      { kind: 'missing-there', record: 'capture', ours: 'captured', amount: -(started?.amount ?? 0), closed: false },
    ]);
    await isListed(`Betalpartnerns rapport för ${addDays(day, -1)}, debitering, saknas hos partnern`);
  });

  test('has an invoice twice: each further one is a difference of its whole sum', async () => {
    const paid = await invoiced();
    misstates((entries) => entries.flatMap((entry) => (isOf(paid, 'Activated')(entry) ? [entry, entry] : [entry])));
    expect((await night()).sums).toEqual({ differences: 1, takenOver: 0 });
    const { started, captures } = await at.paymentOf(paid.paymentId);
    expect(await differencesOf(paid)).toMatchObject([
      { kind: 'missing-here', record: 'Activated', ours: 'booked-once', amount: started?.amount, closed: false },
    ]);
    expect(captures).toHaveLength(1);
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 0 });
    await isListed('fakturan är aktiverad, saknas hos oss: hos oss bokförd en gång');
  });

  test('has an invoice once more on a later day', async () => {
    const paid = await invoiced();
    let seen: Entry | undefined;
    misstates((entries) => {
      seen ??= entries.find(isOf(paid, 'Activated'));
      return entries;
    });
    await night();
    misstates((entries) => [...entries, ...(seen ? [seen] : [])]);
    expect((await night()).sums).toEqual({ differences: 1, takenOver: 0 });
    expect(await differencesOf(paid)).toMatchObject([{ kind: 'missing-here', ours: 'booked-once' }]);
  });

  test('has another sum: ours stands, and a person judges', async () => {
    const paid = await invoiced();
    misstates((entries) =>
      entries.map((entry) => (isOf(paid, 'Activated')(entry) ? { ...entry, amount: entry.amount - 900 } : entry)),
    );
    expect((await night()).sums).toEqual({ differences: 1, takenOver: 0 });
    expect(await differencesOf(paid)).toMatchObject([{ kind: 'amount', record: 'capture', amount: -900 }]);
    await isListed(`Betalpartnerns rapport för ${addDays(day, -1)}, debitering, annat belopp`);
  });

  test('has an invoice of nobody that the shop knows', async () => {
    const stranger = '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10';
    misstates((entries) => [
      ...entries,
      {
        ...{ record: 'Activated', bookedAt: clock.now(), creditId: 'credit-unknown', merchantReference: stranger },
        ...{ reference: null, operationId: 'op-unknown', amount: 12_300 },
      },
    ]);
    expect((await night()).sums).toEqual({ differences: 1, takenOver: 0 });
    const { differences } = await at.paymentOf(stranger);
    expect(differences).toMatchObject([{ kind: 'missing-here', ours: 'nothing', theirs: 'Activated 123.00 SEK' }]);
    await isListed('fakturan är aktiverad 123.00 SEK');
  });

  test('lacks a credit note', async () => {
    const paid = await invoiced();
    await comesBack(paid);
    misstates((entries) => entries.filter((entry) => !isOf(paid, 'CreditNote')(entry)));
    await night();
    expect((await night()).sums).toEqual({ differences: 1, takenOver: 0 });
    expect(await differencesOf(paid)).toMatchObject([{ kind: 'missing-there', record: 'refund', ours: 'refunded' }]);
    await isListed(`återbetalning, saknas hos partnern`);
  });

  test('has an invoice a day late: nobody has to act', async () => {
    const paid = await invoiced();
    let kept: readonly Entry[] = [];
    misstates((entries) => {
      kept = entries.filter(isOf(paid, 'Activated'));
      return entries.filter((entry) => !isOf(paid, 'Activated')(entry));
    });
    await night();
    misstates((entries) => [...entries, ...kept]);
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 0 });
    expect(await openOf(paid)).toEqual([]);
  });

  test('is away: nothing is compared, and the run says why until it comes', async () => {
    const paid = await invoiced();
    at.company.setFaults({ report: 'missing' });
    const date = day;
    await expect(night()).rejects.toThrow(
      `the payment partner's report of ${date} of the finance company is not there`,
    );
    expect(await differencesOf(paid)).toEqual([]);
    at.company.setFaults({});
    day = date;
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 0 });
  });

  test('is cut: nothing is compared', async () => {
    await invoiced();
    at.company.setFaults({ report: 'cut' });
    const date = day;
    await expect(night()).rejects.toThrow('of the finance company is cut');
    at.company.setFaults({});
    day = date;
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 0 });
  });
});

describe('a message of the finance company that never came', () => {
  test('about the payment of a bill is made up for at night', async () => {
    const paid = await invoiced();
    await until(async () => (await at.paymentOf(paid.paymentId)).invoice.notices.length > 0);
    const [bill] = (await at.paymentOf(paid.paymentId)).invoice.notices;
    at.company.setFaults({ lostWebhooks: 1 });
    at.company.pay(bill?.ocr ?? '', bill?.amount ?? 0);
    expect((await at.paymentOf(paid.paymentId)).invoice.notices).toMatchObject([{ paid: 0 }]);
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 1 });
    expect((await at.paymentOf(paid.paymentId)).invoice.notices).toMatchObject([{ paid: bill?.amount }]);
    expect(await openOf(paid)).toEqual([]);
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 0 });
  });

  test('about an activation and its bill is made up for too, and the bill is mailed', async () => {
    const how = { varuId: at.cream.varuId, quantity: 2, paymentMethod: 'Invoice14Days' };
    const paid = outcomeOf(await purchase(await at.astrid(), how));
    at.company.setFaults({ lostWebhooks: 1 });
    await at.shop.tellWarehouse(paid.purchaseOrderId, 'dispatched');
    const mine = () => at.company.credits().find(({ merchantReference }) => merchantReference === paid.paymentId);
    await until(async () => (mine()?.activated ?? 0) > 0);
    expect((await at.paymentOf(paid.paymentId)).invoice.notices).toEqual([]);
    expect((await night()).sums).toEqual({ differences: 0, takenOver: 2 });
    const { captures, invoice } = await at.paymentOf(paid.paymentId);
    expect([captures, invoice.notices]).toMatchObject([[{ status: 'captured' }], [{ amount: mine()?.activated }]]);
    const { order: placed } = await at.orderOf(paid.purchaseOrderId);
    const mailbox = at.shop.partners.simulated.mail!;
    const isMine = (subject: string) => subject.startsWith('Faktura') && subject.includes(placed?.orderNumber ?? '');
    await until(async () => mailbox.list().some(({ subject }) => isMine(subject)));
  });

  test('about a bill of more than was sent goes to a person, and the customer never sees it', async () => {
    const paid = await invoiced();
    await until(async () => (await at.paymentOf(paid.paymentId)).invoice.notices.length > 0);
    const { pspReference } = await at.paymentOf(paid.paymentId);
    at.company.misstate((right) => {
      const mine = right.notices.find(({ creditId }) => creditId === pspReference);
      if (!mine) return right;
      const notice = { ...mine.notice, noticeId: 'notice-wrong', number: 2, amount: 100_000 };
      return { ...right, notices: [...right.notices, { ...mine, notice }], count: right.count + 1 };
    });
    expect((await night()).sums).toEqual({ differences: 1, takenOver: 0 });
    expect((await at.paymentOf(paid.paymentId)).invoice.notices).toHaveLength(1);
    expect(await differencesOf(paid)).toMatchObject([
      { source: 'report', record: 'invoice', kind: 'amount', reference: 'notice-wrong', closed: false },
    ]);
    await isListed('faktura, annat belopp');
  });
});
