import { addDays, stockholmDate, type BusinessDate } from '../../domain/kernel/index.js';
import { invoicePlan, invoiceTerms, lateCost, type NoticeWay } from '../../domain/payment/index.js';
import type { Credit, FinanceState } from './state.js';

export interface Notice {
  readonly dueOn: BusinessDate;
  readonly amount: number;
  readonly fee: number;
  /** The interest and the reminder fee when it is not paid on that day. */
  readonly late: number;
}

const A_MONTH = 30;
const DAYS_TO_REMINDER = 5;

/** The notices that the customer gets for what is activated less what is credited, as they stand on a day. */
export function noticesOf(state: FinanceState, credit: Credit, on: BusinessDate): readonly Notice[] {
  const sentAt = state.entries.find((each) => each.record === 'Activated' && each.creditId === credit.creditId);
  const owed = credit.activated - credit.credited;
  if (!sentAt || owed <= 0) return [];
  const from = stockholmDate(sentAt.bookedAt);
  const terms = invoiceTerms.on(from);
  return parts(credit, owed, terms).map(({ amount, fee }, at) => {
    const days = credit.product === 'invoice-14-days' ? terms.daysToPay : A_MONTH * (at + 1);
    const dueOn = addDays(from, days);
    return { dueOn, amount, fee, late: lateOn(on, dueOn, amount, terms) };
  });
}

type Terms = ReturnType<typeof invoiceTerms.on>;

function parts({ product, months, notice }: Credit, owed: number, terms: Terms) {
  if (product === 'invoice-14-days') return [{ amount: owed, fee: 0 }];
  const plan = invoicePlan(owed, { months, notice: notice as NoticeWay }, terms);
  // After a credit note too little may be left for the months that the customer chose.
  if (!plan) return [{ amount: owed, fee: 0 }];
  return plan.notices.map((amount) => ({ amount, fee: plan.fee }));
}

function lateOn(on: BusinessDate, dueOn: BusinessDate, amount: number, terms: Terms): number {
  const days = (Date.parse(on) - Date.parse(dueOn)) / 86_400_000;
  return days <= 0 ? 0 : lateCost(amount, days, days > DAYS_TO_REMINDER ? 1 : 0, terms);
}
