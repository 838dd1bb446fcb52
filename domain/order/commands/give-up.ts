import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/**
 * Prevents a late order from a cart that was opened again. A slow checkout may still try to place the order. The stream
 * accepts only the first of the two commands.
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
