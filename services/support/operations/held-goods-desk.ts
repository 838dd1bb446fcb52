import { sql } from 'kysely';

import type { Instant } from '../../../domain/kernel/index.js';
import { availableAt, availableOn, type StockHold } from '../../../domain/product/index.js';
import type { Database } from '../../foundation/database/connection.js';
import type { HeldGoodsShown } from '../contract/operations.js';

/** A page is no place for more. The first to end stand first. */
const MOST = 100;

interface HeldRow {
  readonly varu_id: string;
  readonly name: string;
  readonly web_shelf: number;
  readonly pharmacy_stock: Readonly<Record<string, number>>;
  readonly holds: Readonly<Record<string, StockHold>>;
}

/**
 * Says of each article how many pieces payments in progress hold. It leaves out the keys of the holds, because an order
 * could be found by them (docs/decisions/0033).
 */
export class HeldGoodsDesk {
  constructor(private readonly db: Database) {}

  async list(): Promise<readonly HeldGoodsShown[]> {
    const { rows } = await sql<HeldRow>`
      SELECT varu_id, name, web_shelf, pharmacy_stock, holds FROM view_product WHERE holds <> '{}' ORDER BY varu_id LIMIT ${MOST}`.execute(
      this.db,
    );
    return rows.flatMap(heldGoods).toSorted((a, b) => (a.until < b.until ? -1 : 1));
  }
}

/** One line for each place that holds pieces: the web shelf, or a pharmacy by its number. */
function heldGoods(row: HeldRow): readonly HeldGoodsShown[] {
  const all = Object.values(row.holds);
  const places = new Set(all.map(({ gln }) => gln ?? null));
  return [...places].map((gln) =>
    heldAt(
      row,
      gln,
      all.filter((hold) => (hold.gln ?? null) === gln),
    ),
  );
}

function heldAt(row: HeldRow, gln: string | null, holds: readonly StockHold[]): HeldGoodsShown {
  const { varu_id: varuId, name, web_shelf: web, pharmacy_stock: pharmacies } = row;
  const shelf = gln === null ? web : (pharmacies[gln] ?? 0);
  return {
    ...{ varuId, name, gln, shelf, payments: holds.length },
    available: gln === null ? availableOn(shelf, holds) : availableAt(gln, shelf, holds),
    held: holds.reduce((sum, { quantity }) => sum + quantity, 0),
    until: holds.map(({ until }) => until).reduce((last: Instant, next) => (next > last ? next : last)),
  };
}
