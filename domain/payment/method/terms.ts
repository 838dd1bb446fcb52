import { addMinutes, dated, stockholmDate, type Instant } from '../../kernel/index.js';
import type { PaymentStarted } from '../events.js';

export interface PaymentTerms {
  /** An attempt without a result times out after this many minutes. */
  readonly minutesToPay: number;
  /** For this many minutes after the timeout, the cart page mentions the failed attempt (CHK-14). */
  readonly minutesShown: number;
}

export const paymentTerms = dated<PaymentTerms>('payment-terms', [
  { from: '2000-01-01', value: { minutesToPay: 15, minutesShown: 60 } },
]);

export function paymentExpiresAt(startedAt: Instant): Instant {
  const { minutesToPay } = paymentTerms.on(stockholmDate(startedAt));
  return new Date(Date.parse(startedAt) + minutesToPay * 60_000).toISOString();
}

/** Whether the cart page still mentions the failed attempt. */
export function isStillShown({ startedAt, expiresAt }: PaymentStarted['data'], at: Instant): boolean {
  const { minutesShown } = paymentTerms.on(stockholmDate(startedAt));
  return at < addMinutes(expiresAt, minutesShown);
}
