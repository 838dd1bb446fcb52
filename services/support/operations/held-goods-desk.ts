import { sql } from 'kysely';

import type { Instant } from '../../../domain/kernel/index.js';
import { availableOn, type StockHold } from '../../../domain/product/index.js';
import type { Database } from '../../foundation/database/connection.js';
import type { HeldGoodsShown } from '../contract/operations.js';

/** A page is no place for more. The first to end stand first. */
const MOST = 100;

interface HeldRow {
  readonly varu_id: string;
  readonly name: string;
  readonly web_shelf: number;
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
      SELECT varu_id, name, web_shelf, holds FROM view_product WHERE holds <> '{}' ORDER BY varu_id LIMIT ${MOST}`.execute(
      this.db,
    );
    return rows.map(heldGoods).toSorted((a, b) => (a.until < b.until ? -1 : 1));
  }
}

function heldGoods({ varu_id: varuId, name, web_shelf: shelf, holds }: HeldRow): HeldGoodsShown {
  const all = Object.values(holds);
  return {
    ...{ varuId, name, shelf, payments: all.length, available: availableOn(shelf, all) },
    held: all.reduce((sum, { quantity }) => sum + quantity, 0),
    until: all.map(({ until }) => until).reduce((last: Instant, next) => (next > last ? next : last)),
  };
}
