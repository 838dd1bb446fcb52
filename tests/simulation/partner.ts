import type { BusinessDate } from '../../domain/kernel/index.js';
import type { Booking, PaymentState, StatedNotice } from '../../domain/payment/index.js';
import type { FinanceNotification } from '../../services/partners/finance/webhook.js';
import type { AtPartner } from './books.js';

/** The rules of the partner that holds a purchase's money, without its server. */
export interface PartnerInRules {
  readonly payments: readonly AtPartner[];
  /** The number of lines that no report contains yet. */
  readonly unnamed: number;
  /** Lets the shopper pay, or asks for the credit. @returns true when the partner answers without a decision */
  pay(state: PaymentState): boolean;
  capture(state: PaymentState, captureId: string, attempt: number): void;
  refund(state: PaymentState, refundId: string, attempt: number): void;
  reverse(state: PaymentState, reversalId: string, attempt: number): void;
  releaseRest(state: PaymentState): void;
  cancel(state: PaymentState): void;
  report(date: BusinessDate): readonly Booking[];
  /** The notices to the customer whose standing is of that day. Only the finance company has them. */
  notices(date: BusinessDate): readonly StatedNotice[];
}

/** The same news with another sum, or of a bill that nobody sent. */
export function wronglyOf(news: FinanceNotification): FinanceNotification {
  const notificationId = `${news.notificationId}-wrong`;
  if (news.type !== 'InvoiceNoticeChanged')
    return { ...news, notificationId, sum: { ...news.sum, amount: news.sum.amount + 100 } };
  const { amount, standing } = news.notice;
  return { ...news, notificationId, notice: { ...news.notice, amount: amount + 1_000_000, standing: standing + 1 } };
}
