import { accept, reject, unchanged, type Decision, type Uuid } from '../../kernel/index.js';
import type { ProductEvent } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';
import { availableStock } from '../web-stock.js';

/** Takes the goods of a confirmed order from the shelf that sells them. Its hold ends with it. */
export interface TakeStock {
  readonly type: 'TakeStock';
  readonly movementId: Uuid;
  /** The pharmacy whose own stock is sold. Absent or null: the web shelf. */
  readonly gln?: string | null;
  readonly quantity: number;
}

/**
 * Takes stock once for each order. An order without a hold takes nothing that another payment holds. The shelf never
 * goes below zero: then a person must see that a count was wrong.
 */
export function takeStock(
  { movementId, quantity, gln = null }: TakeStock,
  state: ProductState,
): Decision<ProductEvent, ProductRejection> {
  if (!state.description) return reject({ type: 'ProductUnknown' });
  if (state.taken.includes(movementId)) return unchanged;
  const shelf = (gln === null ? state.stock?.web : state.stock?.pharmacies[gln]) ?? 0;
  const own = state.holds.get(movementId)?.quantity ?? 0;
  const available = Math.min(shelf, own + availableStock(state, gln));
  if (quantity > available) return reject({ type: 'StockLacking', field: 'quantity', available });
  const left = shelf - quantity;
  return accept(
    gln === null
      ? { type: 'StockTaken', data: { movementId, quantity, web: left } }
      : { type: 'PharmacyStockTaken', data: { movementId, gln, quantity, left } },
  );
}
