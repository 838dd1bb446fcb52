import { accept, reject, unchanged, type Decision, type Uuid } from '../../kernel/index.js';
import type { ProductEvent } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';
import { availableStock } from '../web-stock.js';

/** Takes the goods of a confirmed order from the web shelf. Its hold ends with it. */
export interface TakeStock {
  readonly type: 'TakeStock';
  readonly movementId: Uuid;
  readonly quantity: number;
}

/**
 * Takes stock once for each order. An order without a hold takes nothing that another payment holds. The shelf never
 * goes below zero: then a person must see that a count was wrong.
 */
export function takeStock(
  { movementId, quantity }: TakeStock,
  state: ProductState,
): Decision<ProductEvent, ProductRejection> {
  if (!state.description) return reject({ type: 'ProductUnknown' });
  if (state.taken.includes(movementId)) return unchanged;
  const web = state.stock?.web ?? 0;
  const own = state.holds.get(movementId)?.quantity ?? 0;
  const available = Math.min(web, own + availableStock(state));
  if (quantity > available) return reject({ type: 'StockLacking', field: 'quantity', available });
  return accept({ type: 'StockTaken', data: { movementId, quantity, web: web - quantity } });
}
