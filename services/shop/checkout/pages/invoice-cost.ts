import { formatKronor, stockholmDate, type Instant, type Ore } from '../../../../domain/kernel/index.js';
import {
  invoicePlan,
  invoiceTerms,
  lateRate,
  noticeWays,
  type InvoicePlan,
  type InvoiceTerms,
  type NoticeWay,
  type PaymentMethod,
} from '../../../../domain/payment/index.js';
import { percent, wayTexts } from '../../invoice/texts.js';
import { invalidField } from '../checkout-problem.js';
import type { InvoiceCostView } from '../contract.js';
import { checkoutTexts, invoiceTexts } from '../texts.js';

export interface CreditSum {
  readonly amount: Ore;
  readonly at: Instant;
}

/** What an invoice for this sum costs, as the shopper reads it before the order (CHK-06). Null for other methods. */
export function invoiceCost(
  method: PaymentMethod,
  { amount, at }: CreditSum,
  terms: InvoiceTerms = invoiceTerms.on(stockholmDate(at)),
): InvoiceCostView | null {
  const late = invoiceTexts.late(percent(lateRate(terms)), formatKronor(terms.reminderFee));
  if (method === 'Invoice14Days') return { plans: [], terms: [invoiceTexts.days(terms.daysToPay), late] };
  if (method !== 'InvoiceMonthly') return null;
  return { plans: plansOf(amount, terms), terms: [invoiceTexts.check, late] };
}

function plansOf(amount: Ore, terms: InvoiceTerms): InvoiceCostView['plans'] {
  const choices = [1, ...terms.shownMonths].flatMap((months) => noticeWays.map((notice) => ({ months, notice })));
  return choices.flatMap((choice) => {
    const plan = invoicePlan(amount, choice, terms);
    return plan ? [{ value: `${choice.months}/${choice.notice}`, text: textOf(plan) }] : [];
  });
}

function textOf({ months, notice, notices, total, effectiveRate }: InvoicePlan): string {
  const way = wayTexts[notice];
  if (months === 1) return invoiceTexts.inFull(formatKronor(total), way);
  const first = formatKronor(notices[0] ?? 0);
  return invoiceTexts.inParts(notices.length, first, way, formatKronor(total), percent(effectiveRate));
}

/** Reads the value of a chosen plan. @throws Problem when it is none */
export function planOf(value: string | null): { readonly months: number; readonly notice: NoticeWay } {
  const [months, way] = (value ?? '').split('/');
  const notice = noticeWays.find((each) => each === way);
  if (!notice || !/^\d{1,2}$/.test(months ?? ''))
    throw invalidField('invoicePlan', 'INVOICE_PLAN_MISSING', checkoutTexts.planMissing);
  return { months: Number(months), notice };
}
