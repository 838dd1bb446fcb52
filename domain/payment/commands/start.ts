import { accept, reject, unchanged } from '../../kernel/index.js';
import type { PaymentStarted } from '../events.js';
import { captureOf } from '../method/rules.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

/**
 * Starts a payment. `method` goes to the partner and decides when the money is captured. It must be the method of the
 * order.
 */
export type Start = { readonly type: 'Start'; readonly orderMethod: string } & Omit<PaymentStarted['data'], 'capture'>;

export function start({ type: _, orderMethod, ...data }: Start, state: PaymentState): PaymentDecision {
  const expected = state.started?.method ?? orderMethod;
  if (state.started && state.started.orderId !== data.orderId) return reject({ type: 'PaymentAlreadyStarted' });
  if (data.method !== expected || orderMethod !== expected)
    return reject({ type: 'MethodDiffers', field: 'method', expected });
  if (state.started) return unchanged;
  if (!Number.isSafeInteger(data.amount) || data.amount < 0) return reject({ type: 'AmountInvalid', field: 'amount' });
  return accept({ type: 'PaymentStarted', data: { ...data, capture: captureOf(data.method, data.startedAt) } });
}
