import { accept, reject, unchanged, type Decision, type Uuid } from '../../kernel/index.js';
import type { ProductEvent } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';

export interface TakeStock {
  readonly type: 'TakeStock';
  readonly movementId: Uuid;
  readonly quantity: number;
}

/** Takes stock once for each order. When fewer pieces were counted, the stock becomes zero and not negative. */
export function takeStock(
  { movementId, quantity }: TakeStock,
  state: ProductState,
): Decision<ProductEvent, ProductRejection> {
  if (!state.description) return reject({ type: 'ProductUnknown' });
  if (state.taken.includes(movementId)) return unchanged;
  return accept({
    type: 'StockTaken',
    data: { movementId, quantity, web: Math.max(0, (state.stock?.web ?? 0) - quantity) },
  });
}
