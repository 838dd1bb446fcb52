import type { Instant } from '../../domain/kernel/index.js';
import { plainRow, plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { PriceHistoryRow } from './table.js';

export async function pricesOf(db: ViewsDatabase, varuId: string, limit = 200): Promise<PriceHistoryRow[]> {
  return plainRows(await prices(db).where('varu_id', '=', varuId).orderBy('valid_from', 'desc').limit(limit).execute());
}

/** The price at an instant. Null before the first price. */
export async function priceOn(db: ViewsDatabase, varuId: string, at: Instant): Promise<PriceHistoryRow | null> {
  const row = await prices(db)
    .where('varu_id', '=', varuId)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? plainRow(row) : null;
}

function prices(db: ViewsDatabase) {
  return db.withTables<{ view_price_history: PriceHistoryRow }>().selectFrom('view_price_history').selectAll();
}
