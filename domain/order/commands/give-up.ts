import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/**
 * Keeps an order from being placed after its cart has been opened again. Decided on the order's own
 * stream, so that of a slow checkout and the one that overtakes it only one goes on.
 */
export interface GiveUp {
  readonly type: 'GiveUp';
  readonly orderId: Uuid;
  readonly givenUpAt: Instant;
}

export function giveUp({ orderId, givenUpAt }: GiveUp, state: OrderState): OrderDecision {
  if (state.order) return reject({ type: 'OrderAlreadyPlaced' });
  return state.phase === 'failed' ? unchanged : accept({ type: 'OrderGivenUp', data: { orderId, givenUpAt } });
}
