import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { allRemoved } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { CartEmptied } from '../events.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

export interface Empty {
  readonly type: 'Empty';
  readonly customerId: Uuid | null;
  readonly reason: CartEmptied['data']['reason'];
}

export function empty({ customerId, reason }: Empty, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (state.lines.length === 0) return unchanged;
  return accept(...allRemoved(state, 'emptied'), {
    type: 'CartEmptied',
    data: { reason },
  });
}
