import { addDays, stockholmDate, type BusinessDate } from '../../domain/kernel/index.js';
import {
  invoicePlan,
  invoiceTerms,
  lateCost,
  type InvoiceTerms,
  type NoticeStanding,
  type NoticeWay,
} from '../../domain/payment/index.js';
import { ocrOf } from './ocr.js';
import type { Credit, FinanceState } from './state.js';

/** A notice to the customer, with the credit that it belongs to. */
export interface Notice extends NoticeStanding {
  readonly creditId: string;
}

const BANKGIRO = '5050-1055';
/** A reminder goes out on these days after the due date. */
const REMINDER_DAYS = [5, 19] as const;

/** What the company does with a credit on a day: it bills what is due, credits what came back, and reminds. */
export function billedOn(state: FinanceState, credit: Credit, on: BusinessDate): readonly Notice[] {
  const first = state.entries.find((each) => each.record === 'Activated' && each.creditId === credit.creditId);
  if (!first || credit.activated === 0) return [];
  const notices = state.noticesOf(credit.creditId);
  const unbilled = credit.activated - credit.credited - owedBy(notices);
  if (unbilled < 0) return credits(notices, -unbilled);
  const next = unbilled > 0 ? nextNotice(credit, notices, { unbilled, from: stockholmDate(first.bookedAt), on }) : null;
  return [...(next ? [next] : []), ...notices.flatMap((notice) => reminded(notice, on))];
}

/** The part of the goods that the notices bill, without fees and without what is credited. */
function owedBy(notices: readonly Notice[]): number {
  return notices.reduce((sum, { amount, fee, credited }) => sum + amount - fee - credited, 0);
}

interface Due {
  readonly unbilled: number;
  readonly from: BusinessDate;
  readonly on: BusinessDate;
}

function nextNotice(credit: Credit, notices: readonly Notice[], { unbilled, from, on }: Due): Notice | null {
  const terms = invoiceTerms.on(from);
  const number = notices.length + 1;
  // A 14-day invoice bills each parcel when it is sent. A monthly invoice has one notice a month.
  const in14Days = credit.product === 'invoice-14-days';
  const issuedOn = in14Days ? on : addDays(from, terms.daysOfMonth * (number - 1));
  if (issuedOn > on) return null;
  const plan = in14Days ? null : planOf(credit, terms);
  const fee = plan?.fee ?? 0;
  const part = (plan?.notices[0] ?? 0) - fee;
  const amount = (plan ? Math.min(part, unbilled) : unbilled) + fee;
  const noticeId = `notice-${credit.creditId.replace('credit-', '')}-${number}`;
  return {
    ...{ noticeId, creditId: credit.creditId, standing: 1, number, amount, fee, issuedOn },
    ofNotices: Math.max(number, plan?.notices.length ?? 1),
    dueOn: addDays(issuedOn, in14Days ? terms.daysToPay : terms.daysOfMonth),
    ...{ ocr: ocrOf(noticeId), bankgiro: BANKGIRO, way: credit.notice as NoticeWay },
    ...{ reminders: 0, reminderFees: 0, interest: 0, credited: 0, paid: 0 },
  };
}

function planOf({ amount, months, notice }: Credit, terms: InvoiceTerms) {
  const plan = invoicePlan(amount, { months, notice: notice as NoticeWay }, terms);
  if (!plan) throw new Error('the company has approved a plan that its terms do not have');
  return plan;
}

/** Lowers the newest notices first. What the customer has already paid, the company pays back. */
function credits(notices: readonly Notice[], sum: number): readonly Notice[] {
  let left = sum;
  return notices.toReversed().flatMap((notice) => {
    const part = Math.min(left, notice.amount - notice.fee - notice.credited);
    left -= part;
    return part > 0 ? [changed(notice, { credited: notice.credited + part })] : [];
  });
}

function reminded(notice: Notice, on: BusinessDate): readonly Notice[] {
  const days = (Date.parse(on) - Date.parse(notice.dueOn)) / 86_400_000;
  const owed = notice.amount - notice.credited - notice.paid;
  const reminders = REMINDER_DAYS.filter((day) => days > day).length;
  if (reminders <= notice.reminders || owed + notice.reminderFees + notice.interest <= 0) return [];
  const terms = invoiceTerms.on(notice.issuedOn);
  const reminderFees = reminders * terms.reminderFee;
  return [changed(notice, { reminders, reminderFees, interest: lateCost(Math.max(0, owed), days, 0, terms) })];
}

export function changed(notice: Notice, change: Partial<Notice>): Notice {
  return { ...notice, ...change, standing: notice.standing + 1 };
}
