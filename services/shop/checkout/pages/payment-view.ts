import type { PaymentActionView, PaymentView, PayOutcome } from '../contract.js';
import type { PaymentProgress } from '../pay.js';
import { failureText } from '../payment/payment-outcome.js';
import type { PaymentAction } from '../../../partners/adyen/gateway.js';
import { attemptProblems, failureCode } from './attempt-view.js';

export function outcomeOf({ orderId, paymentId, state }: PaymentProgress): PayOutcome {
  const errors = attemptProblems(state);
  if (errors.length > 0) return { ok: false, errors };
  return state.phase === 'authorised'
    ? { ok: true, outcome: 'confirmed', orderId }
    : { ok: true, outcome: 'action', paymentId };
}

export function paymentView(
  { orderId, paymentId, state }: PaymentProgress,
  action: PaymentAction | null,
  publicUrl: string,
): PaymentView {
  const message = failureText(state);
  const confirmed = state.phase === 'authorised';
  const isToAct = state.phase === 'action-required' && action !== null;
  return {
    paymentId,
    methodId: state.started?.method ?? '',
    amount: state.started?.amount ?? 0,
    state: message ? 'failed' : confirmed ? 'confirmed' : isToAct ? 'action' : 'awaiting',
    orderId: confirmed ? orderId : null,
    action: message || confirmed || !action ? null : actionView(action, state.started?.expiresAt ?? '', publicUrl),
    errors: message ? [{ code: failureCode(state), message }] : [],
  };
}

/** Returns the action with absolute URLs. The simulator returns only paths, and a phone needs the whole URL. */
function actionView(action: PaymentAction, expiresAt: string, publicUrl: string): PaymentActionView | null {
  const absolute = (url: string): string => new URL(url, publicUrl).toString();
  switch (action.type) {
    case 'redirect':
      return { type: 'redirect', url: action.url, method: action.method, data: action.data ?? {} };
    case 'threeDS2':
      return { type: 'threeDS2', token: action.token };
    case 'qrCode': {
      const data = action.qrCodeData.startsWith('/') ? absolute(action.qrCodeData) : action.qrCodeData;
      return {
        type: 'qrCode',
        qrCodeData: data,
        url: action.url ? absolute(action.url) : null,
        expiresAt: action.expiresAt ?? expiresAt,
      };
    }
    default:
      return null;
  }
}
