import type { Slice } from '../kernel/index.js';
import { decide, type ProductCommand } from './decide.js';
import { productEvents, type ProductEvent } from './events.js';
import type { ProductRejection } from './rejections.js';
import { evolve, initial, type ProductState } from './state.js';

export const product: Slice<ProductCommand, ProductState, ProductEvent, ProductRejection, 'product'> = {
  kind: 'product',
  events: productEvents,
  initial,
  evolve,
  decide,
};

export type { ImportProduct } from './commands/import-product.js';
export type { ProductRejection } from './rejections.js';
export { rowFaults } from './row-faults.js';
export type { ProductState, StockHold } from './state.js';
export * from './events.js';
export * from './price-history.js';
export { stockHoldRule } from './stock-hold-rule.js';
export { availableAt, availableOn, availableStock } from './web-stock.js';
export type { ProductCommand } from './decide.js';
