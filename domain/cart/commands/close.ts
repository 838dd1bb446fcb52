import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

export interface Close {
  readonly type: 'Close';
  readonly orderId: Uuid;
}

export function close({ orderId }: Close, state: CartState): CartDecision {
  if (state.phase === 'closed' && state.orderId === orderId) return unchanged;
  if (state.phase !== 'frozen' || state.orderId !== orderId)
    return reject({ type: 'CheckoutNotStarted', field: 'orderId' });
  return accept({ type: 'CartClosed', data: { orderId } });
}
