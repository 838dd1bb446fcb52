import { addDays, stockholmDate, type Instant, type Ore } from '../../kernel/index.js';
import { invoicePlan, lateRate, type InvoiceChoice } from '../method/invoice-plan.js';
import { invoiceTerms } from '../method/invoice-terms.js';
import type { InvoicePlanChosen, InvoiceProduct } from './events.js';

/** A 14-day invoice is one invoice by e-mail. */
export const IN_14_DAYS: InvoiceChoice = { months: 1, notice: 'email' };

/** The plan by the terms of the day. Null for a choice that the terms do not allow for this amount. */
export function chosenPlan(
  product: InvoiceProduct,
  choice: InvoiceChoice,
  { amount, at }: { readonly amount: Ore; readonly at: Instant },
): InvoicePlanChosen['data'] | null {
  const on = stockholmDate(at);
  const terms = invoiceTerms.on(on);
  const plan = invoicePlan(amount, product === 'Invoice14Days' ? IN_14_DAYS : choice, terms);
  if (!plan) return null;
  const { months, notice: way, fee, notices: noticeAmounts, total, effectiveRate } = plan;
  const daysToFirst = product === 'Invoice14Days' ? terms.daysToPay : terms.daysOfMonth;
  return {
    ...{ product, amount, months, way, fee, noticeAmounts, total, effectiveRate },
    firstDueOn: addDays(on, daysToFirst),
    lateRate: lateRate(terms),
    reminderFee: terms.reminderFee,
    ruleVersion: terms.ruleVersion,
    chosenAt: at,
  };
}
