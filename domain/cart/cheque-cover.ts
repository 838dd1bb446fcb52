import { accept, fold } from '../kernel/index.js';
import type { CartEvent, ChequeRemoved } from './events.js';
import type { CartDecision } from './rejections.js';
import { evolve, type AppliedCheque, type CartState } from './state.js';
import { chequeableGoods } from './totals.js';

/** Accepts the events. It removes the cheque when the goods now cost less than the cheque's amount (CLB-07). */
export function acceptWithChequeCover(state: CartState, events: readonly CartEvent[]): CartDecision {
  const after = fold(evolve, state, events);
  if (!after.cheque || chequeableGoods(after) >= after.cheque.amount) return accept(...events);
  return accept(...events, chequeRemoved(after.cheque, 'uncovered'));
}

export function chequeRemoved(cheque: AppliedCheque, reason: ChequeRemoved['data']['reason']): CartEvent {
  return { type: 'ChequeRemoved', data: { chequeId: cheque.chequeId, memberId: cheque.memberId, reason } };
}
