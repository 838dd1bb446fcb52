import type { Uuid } from '../../domain/kernel/index.js';
import type { ViewTable } from '../runner/projection.js';

/** An open stock watch. The product is a keyed hash, because it can reveal a person's health. */
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
