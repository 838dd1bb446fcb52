import { sql } from 'kysely';

import type { Position, Uuid } from '../../domain/kernel/index.js';
import type { Fingerprint } from '../customer-lookup/normalise.js';
import { plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { StockWatchRow } from './table.js';

export interface Watcher {
  readonly watchId: Uuid;
  readonly customerId: Uuid;
}

/** Who waits for a product, at most `limit` after the watch `after`. */
export async function watchersOf(
  db: ViewsDatabase,
  fingerprint: Fingerprint,
  varuId: string,
  after: Uuid | null,
  limit: number,
): Promise<Watcher[]> {
  const rows = await db
    .withTables<{ view_stock_watch: StockWatchRow }>()
    .selectFrom('view_stock_watch')
    .selectAll()
    .where('product', '=', fingerprint('watched-product', varuId))
    .where('watch_id', '>', after ?? '')
    .orderBy('watch_id')
    .limit(limit)
    .execute();
  return plainRows(rows).map(({ watch_id, customer_id }) => ({ watchId: watch_id, customerId: customer_id }));
}

/** All products that somebody waits for, as fingerprints, and how far the view had come when they were read. */
export interface WatchedProducts {
  readonly through: Position;
  readonly products: ReadonlySet<string>;
}

/** Null before the view has begun. One statement, so that both are of the same moment. */
export async function watchedProducts(db: ViewsDatabase): Promise<WatchedProducts | null> {
  const { rows } = await sql<{ position: Position; products: readonly string[] }>`
    SELECT position, ARRAY(SELECT DISTINCT product FROM view_stock_watch) AS products FROM follower_checkpoint WHERE follower = 'stock-watch'`.execute(
    db,
  );
  return rows[0] ? { through: rows[0].position, products: new Set(rows[0].products) } : null;
}
