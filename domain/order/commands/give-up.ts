import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/**
 * Prevents an order from being placed after its cart was opened again. A slow checkout may still try to place it. The
 * order's stream lets only one of the two succeed.
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
