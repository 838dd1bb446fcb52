import { Inject, Injectable } from '@nestjs/common';

import type { Instant } from '../../../domain/kernel/index.js';
import type { PaymentCommand, StatedSum } from '../../../domain/payment/index.js';
import { Clock } from '../../foundation/clock.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { PaymentNotification } from '../../partners/adyen/notification.js';
import type { FinanceNotification } from '../../partners/finance/webhook.js';
import { PartnerHealth } from '../../partners/health/partner-health.js';
import type { PartnerWatch } from '../../partners/health/partner-watch.js';
import { BookedLines } from './report/booked-lines.js';
import { PaymentFlow } from './payment-flow.js';

type Partner = 'adyen' | 'finance';

/**
 * Handles the payment partner's webhooks. A repeated webhook has the same command id and changes nothing. Its effective
 * time is the time of receipt, because the signature does not cover the partner's time.
 */
@Injectable()
export class PaymentNotifications {
  constructor(
    @Inject(PaymentFlow) private readonly flow: PaymentFlow,
    @Inject(BookedLines) private readonly reports: BookedLines,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PartnerHealth) private readonly watch: PartnerWatch,
  ) {}

  async take(notification: FinanceNotification, correlationId: string, partner: Partner = 'adyen'): Promise<void> {
    const { paymentId, notificationId } = notification;
    if (notification.type === 'ReportAvailable')
      return this.reports.announced(notification.reportDate, this.clock.now());
    const commandId = derivedId(paymentId, notificationId);
    const word = { stated: { ...notification.sum, statementId: commandId }, now: this.clock.now() };
    const command = commandOf(notification, word, derivedId(commandId, 'refund'));
    if (!command) return this.unread(notification, partner);
    await this.flow.record(paymentId, command, {
      commandId,
      correlationId,
      causationId: null,
      actor: { kind: 'partner', id: partner },
    });
  }

  /** Accepts an unusable webhook, because the partner would only send it again. It is logged for staff. */
  private unread(news: FinanceNotification, partner: Partner): void {
    if (news.type === 'CancellationFailed') return;
    const code = news.type === 'Unrecognised' ? news.eventCode : `${news.type} of no request`;
    this.watch.heard({ partner, outcome: 'unread', code, status: null });
  }
}

interface Word {
  readonly stated: StatedSum;
  readonly now: Instant;
}

export function commandOf(news: FinanceNotification, word: Word, refundId: string): PaymentCommand | null {
  const { paymentPspReference: pspReference } = news;
  const { stated, now } = word;
  switch (news.type) {
    case 'AuthorisationSucceeded':
      return { type: 'Authorise', pspReference, stated, authorisedAt: now };
    case 'AuthorisationRefused':
      return { type: 'Refuse', pspReference, stated, reason: news.reason, refusedAt: now };
    case 'InvoiceNoticeChanged':
      return { type: 'HearInvoiceNotice', pspReference, notice: news.notice, statementId: stated.statementId, at: now };
    case 'OfferClosed':
      return { type: 'Cancel', reason: 'shopper', cancelledAt: now, refundId };
    case 'CancellationSucceeded':
      return { type: 'ConfirmCancellation', pspReference, word: 'Cancelled', stated, cancelledAt: now };
    case 'AuthorisationExpired':
      return { type: 'ConfirmCancellation', pspReference, word: 'Expired', stated, cancelledAt: now };
    // Nothing is recorded for a payment that could not be cancelled, because it is still reserved. It counts as
    // authorised, and a reversal releases it.
    case 'CancellationFailed':
    case 'ReportAvailable':
    case 'Unrecognised':
      return null;
    default:
      return modificationCommand(news, word);
  }
}

type Modified = Extract<
  PaymentNotification,
  { readonly modificationId: unknown; readonly type: `${'Capture' | 'Refund' | 'Reversal'}${string}` }
>;

/** Returns the command for the result of a capture, refund or reversal. Null for one that this shop did not request. */
function modificationCommand(news: Modified, { stated, now: at }: Word): PaymentCommand | null {
  const { modificationId: id, attempt, modificationPspReference: pspReference } = news;
  if (!id) return null;
  switch (news.type) {
    case 'CaptureSucceeded':
      return { type: 'ConfirmCapture', captureId: id, attempt, stated, pspReference, capturedAt: at };
    case 'CaptureFailed':
      return { type: 'FailCapture', captureId: id, attempt, stated, reason: news.reason, failedAt: at };
    case 'RefundSucceeded':
      return { type: 'ConfirmRefund', refundId: id, attempt, stated, pspReference, refundedAt: at };
    case 'RefundFailed':
      return { type: 'FailRefund', refundId: id, attempt, stated, reason: news.reason, failedAt: at };
    case 'ReversalSucceeded':
      return { type: 'ConfirmReversal', reversalId: id, attempt, pspReference, reversedAt: at };
    case 'ReversalFailed':
      return { type: 'FailReversal', reversalId: id, attempt, reason: news.reason, failedAt: at };
  }
}
