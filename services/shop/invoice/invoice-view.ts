import type { BusinessDate, Ore } from '../../../domain/kernel/index.js';
import {
  lateNotice,
  leftToPay,
  type InvoiceNotice,
  type InvoicePlanChosen,
  type InvoiceState,
} from '../../../domain/payment/index.js';
import type { InvoiceNoticeView, InvoiceView } from './contract.js';
import { invoiceViewTexts as texts, planText } from './texts.js';

type Plan = InvoicePlanChosen['data'];

/** The invoice of an order on a day. Null for an order that is not paid by invoice. */
export function invoiceView({ plan, notices }: InvoiceState, on: BusinessDate): InvoiceView | null {
  if (!plan) return null;
  return {
    plan: planText(plan),
    firstDue: notices.length === 0 ? texts.firstDue(plan.firstDueOn) : null,
    notices: notices.map((notice) => noticeView(notice, plan, on)),
  };
}

export function noticeView(notice: InvoiceNotice, plan: Plan, on: BusinessDate): InvoiceNoticeView {
  const { number, ofNotices, dueOn, ocr, bankgiro } = notice;
  const left = leftToPay(notice);
  const late = lateNotice(notice, plan, on);
  return {
    title: texts.title(number, ofNotices),
    state: left <= 0 ? 'paid' : late ? 'late' : 'due',
    left: Math.max(0, left),
    dueOn,
    rows: rowsOf(notice),
    pay: left > 0 ? { ocr, bankgiro } : null,
    text: textOf(notice, plan, on),
  };
}

function textOf(notice: InvoiceNotice, plan: Plan, on: BusinessDate): string {
  const left = leftToPay(notice);
  if (left < 0) return texts.overpaid(-left);
  if (left === 0) return notice.paid > 0 ? texts.settled : texts.creditedWhole;
  const late = lateNotice(notice, plan, on);
  if (!late) return texts.pay(notice.way);
  const grown = late.interest > notice.interest ? [texts.onlyInterest(late.interest)] : [];
  return [texts.late(late.days, plan.lateRate), ...grown, texts.pay(notice.way)].join(' ');
}

function rowsOf(notice: InvoiceNotice): InvoiceNoticeView['rows'] {
  const { amount, fee, credited, reminderFees, interest, paid } = notice;
  const rows = [
    row(texts.fee, fee),
    row(texts.reminders, reminderFees),
    row(texts.interest, interest),
    row(texts.credited, -credited),
    row(texts.paid, -paid),
  ].filter((each) => each.amount !== 0);
  return rows.length > 0 ? [row(texts.amount, amount), ...rows] : [];
}

function row(label: string, amount: Ore): InvoiceNoticeView['rows'][number] {
  return { label, amount };
}
