import { dated, stockholmDate, type Instant } from '../kernel/index.js';
import type { PaymentRejection } from './rejections.js';

/** SUP-01, SUP-11: every decision about a customer's money needs a reason that another person understands. */
export const taskReasonRule = dated('payment-task-reason', [
  { from: '2000-01-01', value: { shortest: 3, longest: 200 } },
]);

export function refusesReason(reason: string, at: Instant): PaymentRejection | null {
  const { shortest, longest } = taskReasonRule.on(stockholmDate(at));
  const { length } = reason.trim();
  return length < shortest || length > longest ? { type: 'ReasonInvalid', field: 'reason', shortest, longest } : null;
}
