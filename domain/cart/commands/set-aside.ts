import { reject, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesChange } from '../editable.js';
import { parted } from '../prescribed/state.js';
import type { CartDecision } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import { lineOf, type CartState } from '../state.js';

/** Takes goods out of the cart and keeps them, so that the others can be ordered without them (CHK-13). */
export interface SetAside {
  readonly type: 'SetAside';
  readonly customerId: Uuid | null;
  readonly varuIds: readonly string[];
}

export function setAside({ customerId, varuIds }: SetAside, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const missing = varuIds.find((varuId) => !lineOf(state, varuId));
  if (missing !== undefined || varuIds.length === 0)
    return reject({ type: 'ItemNotInCart', field: 'varuId', varuId: missing ?? '' });
  const { lines } = parted(state.lines.filter(({ varuId }) => varuIds.includes(varuId)));
  return acceptCovered(state, [{ type: 'ItemsSetAside', data: { shopper: shopperOfCart(state), lines } }]);
}
