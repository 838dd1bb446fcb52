import type { Uuid } from '../../domain/kernel/index.js';
import type { ViewTable } from '../runner/projection.js';

/** A watch that waits. The product stands as a keyed hash: what someone waits for can tell of their health. */
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
