import type { Uuid } from '../../domain/kernel/index.js';
import type { ViewTable } from '../runner/projection.js';

/**
 * A customer's open watch of a product that is out of stock. The product is a keyed hash, because it can reveal the
 * person's health.
 */
export interface StockWatchRow {
  readonly watch_id: Uuid;
  readonly product: string;
  readonly customer_id: Uuid;
}

export const stockWatchTable: ViewTable<StockWatchRow> = {
  name: 'view_stock_watch',
  key: ['watch_id'],
  columns: ['watch_id', 'product', 'customer_id'],
};
