import { reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { CartEvent } from '../events.js';
import type { HeldLine } from '../prescribed/state.js';
import type { CartDecision } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import type { CartState } from '../state.js';

/** Removes prescription items, because the strong log-in of the cart's owner has ended (SES-02). */
export interface RemovePrescriptionItems {
  readonly type: 'RemovePrescriptionItems';
  readonly customerId: Uuid | null;
  readonly at: Instant;
}

export function removePrescriptionItems(
  { customerId, at: removedAt }: RemovePrescriptionItems,
  state: CartState,
): CartDecision {
  const prescribed = state.lines.filter(({ type }) => type === 'Rx');
  if (prescribed.length === 0) return unchanged;
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const shopper = shopperOfCart(state);
  const reason = 'identification-ended' as const;
  const removed = ({ varuId, quantity: from, prescription }: HeldLine): CartEvent =>
    prescription
      ? { type: 'PrescriptionRowRemoved', data: { rowId: varuId, reason, removedAt } }
      : { type: 'ItemRemoved', data: { shopper, varuId, from, reason } };
  return acceptCovered(state, prescribed.map(removed));
}
