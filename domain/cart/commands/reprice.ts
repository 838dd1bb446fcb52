import { reject, type Ore } from '../../kernel/index.js';
import { acceptWithChequeCover } from '../cheque-cover.js';
import { refusesAnyChange } from '../editable.js';
import type { ItemRepriced } from '../events.js';
import type { CartDecision } from '../rejections.js';
import { lineOf, type CartState } from '../state.js';

/** The catalogue's prices of today; products that are not in the cart are passed over. */
export interface Reprice {
  readonly type: 'Reprice';
  readonly prices: readonly { readonly varuId: string; readonly unitPrice: Ore }[];
}

export function reprice({ prices }: Reprice, state: CartState): CartDecision {
  const refusal = refusesAnyChange(state);
  if (refusal) return reject(refusal);
  const invalid = prices.find(({ unitPrice }) => !Number.isSafeInteger(unitPrice) || unitPrice < 0);
  if (invalid) return reject({ type: 'PriceInvalid', field: 'unitPrice', varuId: invalid.varuId });
  const changed = prices.flatMap(({ varuId, unitPrice }): ItemRepriced[] => {
    const line = lineOf(state, varuId);
    return line && line.unitPrice !== unitPrice ? [{ type: 'ItemRepriced', data: { varuId, from: line.unitPrice, unitPrice } }] : [];
  });
  return acceptWithChequeCover(state, changed);
}
