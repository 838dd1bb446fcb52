import { accept, unchanged, type Decision, type Uuid } from '../../kernel/index.js';
import type { ProductEvent } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';

export interface PutBackStock {
  readonly type: 'PutBackStock';
  readonly movementId: Uuid;
  readonly quantity: number;
}

/** Puts back the stock that an order took, where it took it. Without a recorded stock movement of the order it changes nothing. */
export function putBackStock(
  { movementId, quantity }: PutBackStock,
  state: ProductState,
): Decision<ProductEvent, ProductRejection> {
  if (!state.taken.includes(movementId)) return unchanged;
  const gln = state.takenAt.get(movementId);
  if (gln !== undefined) {
    const left = (state.stock?.pharmacies[gln] ?? 0) + quantity;
    return accept({ type: 'PharmacyStockPutBack', data: { movementId, gln, quantity, left } });
  }
  return accept({ type: 'StockPutBack', data: { movementId, quantity, web: (state.stock?.web ?? 0) + quantity } });
}
