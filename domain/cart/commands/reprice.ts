import { reject } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesAnyChange } from '../editable.js';
import type { LinePrice } from '../events.js';
import { isPrice, repriced } from '../line-price.js';
import type { CartDecision } from '../rejections.js';
import { lineOf, type CartState } from '../state.js';

/** Sets the given prices on the lines of the cart. Prices of products that are not in the cart are ignored. */
export interface Reprice {
  readonly type: 'Reprice';
  readonly prices: readonly ({ readonly varuId: string } & LinePrice)[];
  /** Why the client asks, in its own words. The event of each changed price keeps it. */
  readonly reason?: string;
}

export function reprice({ prices, reason }: Reprice, state: CartState): CartDecision {
  const refusal = refusesAnyChange(state);
  if (refusal) return reject(refusal);
  const invalid = prices.find(({ unitPrice }) => !isPrice(unitPrice));
  if (invalid) return reject({ type: 'PriceInvalid', field: 'unitPrice', varuId: invalid.varuId });
  const changed = prices.flatMap(({ varuId, ...price }) => repriced(state, lineOf(state, varuId), price, reason));
  return acceptCovered(state, changed);
}
