import { reject, unchanged, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { CartDecision } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import { lineOf, type CartState } from '../state.js';

export interface RemoveItem {
  readonly type: 'RemoveItem';
  readonly customerId: Uuid | null;
  readonly varuId: string;
}

export function removeItem({ varuId, customerId }: RemoveItem, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const line = lineOf(state, varuId);
  if (!line) return unchanged;
  return acceptCovered(state, [
    { type: 'ItemRemoved', data: { shopper: shopperOfCart(state), varuId, from: line.quantity } },
  ]);
}
