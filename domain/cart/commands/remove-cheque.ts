import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { chequeRemoved } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

export interface RemoveCheque {
  readonly type: 'RemoveCheque';
  readonly customerId: Uuid | null;
  readonly chequeId: Uuid;
}

export function removeCheque({ customerId, chequeId }: RemoveCheque, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (state.cheque?.chequeId !== chequeId) return unchanged;
  return accept(chequeRemoved(state.cheque, 'customer'));
}
