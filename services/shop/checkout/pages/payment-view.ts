import type { PaymentActionView, PaymentView, PayOutcome } from '../contract.js';
import type { PaymentProgress } from '../pay.js';
import { cardFieldsOf } from '../../../partners/adyen/card-fields.js';
import type { PartnersConfig } from '../../../partners/config.js';
import { bankFrames } from './bank-frames.js';
import { failureText } from '../payment/payment-outcome.js';
import type { PaymentAction } from '../../../partners/adyen/gateway.js';
import { attemptProblems, failureCode } from './attempt-view.js';

interface ViewParts {
  readonly publicUrl: string;
  readonly partners: PartnersConfig;
}

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
  parts: ViewParts,
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
    action: message || confirmed || !action ? null : actionView(action, state.started?.expiresAt ?? '', parts),
    errors: message ? [{ code: failureCode(state), message }] : [],
  };
}

/** Returns the action with absolute URLs. The simulator returns only paths, and a phone needs the whole URL. */
function actionView(
  action: PaymentAction,
  expiresAt: string,
  { publicUrl, partners }: ViewParts,
): PaymentActionView | null {
  const absolute = (url: string): string => new URL(url, publicUrl).toString();
  switch (action.type) {
    case 'redirect':
      return { type: 'redirect', url: action.url, method: action.method, data: action.data ?? {} };
    case 'threeDS2':
      return { ...nativeView(action), frames: bankFrames(action, publicUrl), partner: cardFieldsOf(partners) };
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

/** The action as the partner's script takes it. */
function nativeView({ type, subtype, token, ...action }: Extract<PaymentAction, { type: 'threeDS2' }>) {
  const { paymentData = null, authorisationToken = null, paymentMethodType } = action;
  return { type, subtype, token, paymentData, authorisationToken, paymentMethodType };
}
