import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { chequeRemoved } from '../cover.js';
import { refusesAnyChange } from '../editable.js';
import type { ChequeRemoved } from '../events.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/**
 * Removes the cheque from a cart that is not being paid. Reasons: another cart needs it, this cart was abandoned, or
 * the cheque's points belong to returned goods.
 */
export interface LetChequeGo {
  readonly type: 'LetChequeGo';
  readonly chequeId: Uuid;
  readonly reason: Extract<ChequeRemoved['data']['reason'], 'another-cart' | 'rested' | 'returned'>;
}

export function letChequeGo({ chequeId, reason }: LetChequeGo, state: CartState): CartDecision {
  if (state.cheque?.chequeId !== chequeId) return unchanged;
  const refusal = refusesAnyChange(state);
  return refusal ? reject(refusal) : accept(chequeRemoved(state.cheque, reason));
}
