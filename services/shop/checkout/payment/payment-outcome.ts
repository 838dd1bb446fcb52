import { z } from 'zod';

import type { PaymentState } from '../../../../domain/payment/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { Platform } from '../../../access/http/platform-header.js';
import { paymentAction } from '../../../partners/adyen/answers.js';
import type { PaymentAction } from '../../../partners/adyen/gateway.js';
import { outcomeExample } from './examples.js';
import type { PaymentProgress } from '../pay.js';
import { checkoutTexts } from '../texts.js';

/**
 * The payment outcome of CHK-04. `orderId` is the order's number, and `purchaseOrderId` is the id that
 * the confirmation and GET /purchase-order/{id} take.
 */
export const paymentOutcomeSchema = z
  .strictObject({
    success: z.boolean(),
    message: z.string().nullable(),
    redirectUrl: z.string().nullable(),
    orderId: z.string().regex(/^\d+$/).meta({ example: '100234567' }),
    purchaseOrderId: z.uuid(),
    paymentId: z.uuid(),
    adyenPaymentReply: z.strictObject({ resultCode: z.string(), action: paymentAction.nullable() }),
    cosErrorMessage: z.string().nullable(),
    hideGenericError: z.boolean(),
  })
  .meta({ example: outcomeExample });
export type PaymentOutcome = AnswerOf<typeof paymentOutcomeSchema>;

export function paymentOutcome(
  { orderId, orderNumber, paymentId, state }: PaymentProgress,
  action: PaymentAction | null,
  platform: Platform,
): PaymentOutcome {
  const failure = failureText(state);
  const done = state.phase === 'authorised';
  return {
    success: done,
    message: failure,
    redirectUrl: done ? CONFIRMATION[platform](orderId) : null,
    orderId: orderNumber,
    purchaseOrderId: orderId,
    paymentId,
    adyenPaymentReply: { resultCode: resultCode(state), action: failure || done ? null : action },
    cosErrorMessage: failure,
    hideGenericError: failure !== null,
  };
}

export function confirmationUrl(orderId: string): string {
  return `/shop/confirmation?Id=${orderId}&sys=cos`;
}

/** The app's shell shows its own confirmation (CHK-07). */
const CONFIRMATION: Readonly<Record<Platform, (orderId: string) => string>> = {
  Web: confirmationUrl,
  App: (orderId) => `/appen/#/orderconfirmation?Id=${orderId}&sys=cos`,
};

/** Returns the text for a failed payment (CHK-14). Null while the payment is successful or pending. */
export function failureText(state: PaymentState): string | null {
  const { phase, cancellation } = asTheShopperKnows(state);
  if (phase === 'refused') return checkoutTexts.refused;
  if (phase !== 'cancelled') return null;
  return cancellation === 'error' ? checkoutTexts.error : checkoutTexts.cancelled;
}

/** Adyen's webhook reports a cancelled attempt as refused with this reason. It often arrives before the browser. */
const SHOPPER_CANCELLED = 'Shopper Cancelled';

export function asTheShopperKnows(state: PaymentState): PaymentState {
  const isCancelled = state.phase === 'refused' && state.refusal === SHOPPER_CANCELLED;
  return isCancelled ? { ...state, phase: 'cancelled', cancellation: 'shopper' } : state;
}

function resultCode(state: PaymentState): string {
  const { phase, cancellation } = asTheShopperKnows(state);
  switch (phase) {
    case 'authorised':
      return 'Authorised';
    case 'refused':
      return 'Refused';
    case 'cancelled':
      return cancellation === 'error' ? 'Error' : 'Cancelled';
    default:
      return 'Pending';
  }
}
