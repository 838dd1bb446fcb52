import { accept, unchanged, type Decision, type Uuid } from '../../kernel/index.js';
import type { ProductEvent } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';

export interface PutBackStock {
  readonly type: 'PutBackStock';
  readonly orderId: Uuid;
  readonly quantity: number;
}

/** Only what the order took: one that was never confirmed left the shelf as it was. */
export function putBackStock(
  { orderId, quantity }: PutBackStock,
  state: ProductState,
): Decision<ProductEvent, ProductRejection> {
  if (!state.takenBy.includes(orderId)) return unchanged;
  return accept({ type: 'StockPutBack', data: { orderId, quantity, web: (state.stock?.web ?? 0) + quantity } });
}
