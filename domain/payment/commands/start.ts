import { accept, reject, unchanged } from '../../kernel/index.js';
import type { PaymentStarted } from '../events.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

export type Start = { readonly type: 'Start' } & PaymentStarted['data'];

export function start({ type: _, ...data }: Start, state: PaymentState): PaymentDecision {
  if (state.started)
    return state.started.orderId === data.orderId ? unchanged : reject({ type: 'PaymentAlreadyStarted' });
  if (!Number.isSafeInteger(data.amount) || data.amount < 0) return reject({ type: 'AmountInvalid', field: 'amount' });
  return accept({ type: 'PaymentStarted', data });
}
