import { Inject, Injectable } from '@nestjs/common';

import type { PaymentCommand } from '../../domain/payment/index.js';
import { derivedId } from '../command-handling/derived-id.js';
import type { PaymentNotification } from '../partners/adyen/notification.js';
import { PaymentFlow } from './payment-flow.js';

const ADYEN = { kind: 'partner', id: 'adyen' } as const;

/** Webhooks of the payment partner: a repeated one makes the same command id and so nothing new. */
@Injectable()
export class PaymentNotifications {
  constructor(@Inject(PaymentFlow) private readonly flow: PaymentFlow) {}

  async take(notification: PaymentNotification, correlationId: string): Promise<void> {
    const { paymentId, notificationId } = notification;
    const commandId = derivedId(paymentId, notificationId);
    const command = commandOf(notification, derivedId(commandId, 'refund'));
    if (!command) return;
    await this.flow.record(paymentId, command, {
      commandId,
      correlationId,
      causationId: null,
      actor: ADYEN,
      effectiveAt: notification.occurredAt,
    });
  }
}

function commandOf(told: PaymentNotification, refundId: string): PaymentCommand | null {
  const { paymentPspReference: pspReference, amount, occurredAt } = told;
  switch (told.type) {
    case 'AuthorisationSucceeded':
      return { type: 'Authorise', pspReference, amount, authorisedAt: occurredAt };
    case 'AuthorisationRefused':
      return { type: 'Refuse', pspReference, reason: told.reason, refusedAt: occurredAt };
    case 'OfferClosed':
      return { type: 'Cancel', reason: 'shopper', cancelledAt: occurredAt, refundId };
    case 'AuthorisationExpired':
    case 'CancellationSucceeded':
    case 'CancellationFailed':
    case 'Unrecognised':
      return null;
    default:
      return modificationCommand(told);
  }
}

type Modified = Extract<
  PaymentNotification,
  { readonly modificationId: unknown; readonly type: `${'Capture' | 'Refund' | 'Reversal'}${string}` }
>;

/** Null for what was not asked for by this shop. */
function modificationCommand(told: Modified): PaymentCommand | null {
  const { modificationId: id, attempt, modificationPspReference: pspReference, amount, occurredAt: at } = told;
  if (!id) return null;
  switch (told.type) {
    case 'CaptureSucceeded':
      return { type: 'ConfirmCapture', captureId: id, attempt, amount, pspReference, capturedAt: at };
    case 'CaptureFailed':
      return { type: 'FailCapture', captureId: id, attempt, reason: told.reason, failedAt: at };
    case 'RefundSucceeded':
      return { type: 'ConfirmRefund', refundId: id, attempt, amount, pspReference, refundedAt: at };
    case 'RefundFailed':
      return { type: 'FailRefund', refundId: id, attempt, reason: told.reason, failedAt: at };
    case 'ReversalSucceeded':
      return { type: 'ConfirmReversal', reversalId: id, attempt, pspReference, reversedAt: at };
    case 'ReversalFailed':
      return { type: 'FailReversal', reversalId: id, attempt, reason: told.reason, failedAt: at };
  }
}
