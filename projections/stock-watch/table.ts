import type { Uuid } from '../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const stockWatchTable = viewTable({
  name: 'view_stock_watch',
  key: ['watch_id'],
  columns: {
    watch_id: column<Uuid>(),
    product: column<string>(),
    customer_id: column<Uuid>(),
  },
});

/** An open stock watch. The product is a keyed hash, because it can reveal a person's health. */
export type StockWatchRow = RowOf<typeof stockWatchTable>;
