import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import type { PaymentCommand } from '../../../domain/payment/index.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { PaymentAnswer } from '../../partners/adyen/gateway.js';

/** What the partner's answer means for the payment (CHK-04); null: wait for the webhook. */
export function commandOf(answer: PaymentAnswer, now: Instant, commandId: Uuid): PaymentCommand | null {
  const { resultCode, pspReference, refusalReason, action, sum } = answer;
  const told = sum && { ...sum, toldId: derivedId(commandId, 'told') };
  const refundId = derivedId(commandId, 'refund');
  switch (resultCode) {
    case 'Authorised':
      return pspReference ? { type: 'Authorise', pspReference, told, authorisedAt: now } : null;
    case 'Refused':
      return { type: 'Refuse', pspReference, told, reason: refusalReason ?? 'Refused', refusedAt: now };
    case 'Cancelled':
      return { type: 'Cancel', reason: 'shopper', cancelledAt: now, refundId };
    case 'Error':
    // A card payment without a result code is an error (SET-12).
    case null:
      return { type: 'Cancel', reason: 'error', cancelledAt: now, refundId };
    default:
      return action ? { type: 'RequireAction', action: action.type, pspReference } : null;
  }
}
