import type { PaymentAction } from '../../partners/adyen/gateway.js';
import type { PaymentProgress } from './pay.js';
import { checkoutTexts } from './texts.js';

/** The result of a payment in the format of CHK-04. */
export interface PaymentOutcome {
  readonly success: boolean;
  readonly message: string | null;
  readonly redirectUrl: string | null;
  readonly orderId: string;
  readonly paymentId: string;
  readonly adyenPaymentReply: { readonly resultCode: string; readonly action: PaymentAction | null };
  readonly cosErrorMessage: string | null;
  readonly hideGenericError: boolean;
}

export function paymentOutcome(
  { orderId, paymentId, state }: PaymentProgress,
  action: PaymentAction | null,
): PaymentOutcome {
  const failure = failureText(state);
  const done = state.phase === 'authorised';
  return {
    success: done,
    message: failure,
    redirectUrl: done ? confirmationUrl(orderId) : null,
    orderId,
    paymentId,
    adyenPaymentReply: { resultCode: resultCode(state), action: failure || done ? null : action },
    cosErrorMessage: failure,
    hideGenericError: failure !== null,
  };
}

export function confirmationUrl(orderId: string): string {
  return `/shop/confirmation?Id=${orderId}&sys=cos`;
}

/** Returns the text for a failed payment (CHK-14). Null while the payment is successful or pending. */
export function failureText({ phase, cancellation }: PaymentProgress['state']): string | null {
  if (phase === 'refused') return checkoutTexts.refused;
  if (phase !== 'cancelled') return null;
  return cancellation === 'error' ? checkoutTexts.error : checkoutTexts.cancelled;
}

function resultCode({ phase, cancellation }: PaymentProgress['state']): string {
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
