import { reject, unchanged, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { CartDecision } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import type { CartState } from '../state.js';

/** Removes prescription items, because the strong log-in of the cart's owner has ended (SES-02). */
export interface RemovePrescriptionItems {
  readonly type: 'RemovePrescriptionItems';
  readonly customerId: Uuid | null;
}

export function removePrescriptionItems({ customerId }: RemovePrescriptionItems, state: CartState): CartDecision {
  const prescribed = state.lines.filter(({ type }) => type === 'Rx');
  if (prescribed.length === 0) return unchanged;
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const shopper = shopperOfCart(state);
  return acceptCovered(
    state,
    prescribed.map(({ varuId, quantity: from }) => ({
      type: 'ItemRemoved',
      data: { shopper, varuId, from, reason: 'identification-ended' },
    })),
  );
}
