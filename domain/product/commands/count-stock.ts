import { accept, reject, unchanged, type Decision } from '../../kernel/index.js';
import type { PharmacyStock, ProductEvent } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';
import { sameStock, stockFault } from '../stock-decision.js';

export interface CountStock {
  readonly type: 'CountStock';
  readonly web: number;
  readonly pharmacies: PharmacyStock;
}

export function countStock(
  { web, pharmacies }: CountStock,
  state: ProductState,
): Decision<ProductEvent, ProductRejection> {
  if (!state.description) return reject({ type: 'ProductUnknown' });
  const stock = { web, pharmacies };
  const fault = stockFault(stock);
  if (fault) return reject(fault);
  return state.stock && sameStock(stock, state.stock) ? unchanged : accept({ type: 'StockCounted', data: stock });
}
