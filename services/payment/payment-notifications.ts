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
  { readonly modificationId: unknown; readonly type: `${'Capture' | 'Refund'}${string}` }
>;

/** Null for what was not asked for by this shop. */
function modificationCommand(told: Modified): PaymentCommand | null {
  const { modificationId: id, modificationPspReference: pspReference, amount, occurredAt } = told;
  if (!id) return null;
  switch (told.type) {
    case 'CaptureSucceeded':
      return { type: 'ConfirmCapture', captureId: id, amount, pspReference, capturedAt: occurredAt };
    case 'CaptureFailed':
      return { type: 'FailCapture', captureId: id, reason: told.reason };
    case 'RefundSucceeded':
      return { type: 'ConfirmRefund', refundId: id, pspReference, refundedAt: occurredAt };
    case 'RefundFailed':
      return { type: 'FailRefund', refundId: id, reason: told.reason };
  }
}
