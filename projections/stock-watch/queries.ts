import type { Uuid } from '../../domain/kernel/index.js';
import type { Fingerprints } from '../customer-lookup/normalise.js';
import { plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { StockWatchRow } from './table.js';

export interface Watcher {
  readonly watchId: Uuid;
  readonly customerId: Uuid;
}

/** At most `limit` customers who wait for a product. They come after the watch `after`. */
export async function watchersOf(
  db: ViewsDatabase,
  fingerprints: Fingerprints,
  varuId: string,
  after: Uuid | null,
  limit: number,
): Promise<Watcher[]> {
  const rows = await db
    .withTables<{ view_stock_watch: StockWatchRow }>()
    .selectFrom('view_stock_watch')
    .selectAll()
    .where('product', 'in', fingerprints('watched-product', varuId))
    .where('watch_id', '>', after ?? '')
    .orderBy('watch_id')
    .limit(limit)
    .execute();
  return plainRows(rows).map(({ watch_id, customer_id }) => ({ watchId: watch_id, customerId: customer_id }));
}

export async function watchedProducts(db: ViewsDatabase): Promise<ReadonlySet<string>> {
  const rows = await db
    .withTables<{ view_stock_watch: StockWatchRow }>()
    .selectFrom('view_stock_watch')
    .select('product')
    .distinct()
    .execute();
  return new Set(plainRows(rows).map(({ product }) => product));
}
