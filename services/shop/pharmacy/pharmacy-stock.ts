import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';

import { Batch } from '../../foundation/database/batch.js';
import type { Database } from '../../foundation/database/connection.js';
import { availableAt, type StockHold } from '../../../domain/product/index.js';
import { DATABASE } from '../../foundation/platform/tokens.js';

/** The number of pieces by location number. A pharmacy that is missing has none. */
export type StockByGln = Readonly<Record<string, number>>;

export abstract class PharmacyStock {
  /** Reads the stock of each existing product, by article number. */
  abstract of(varuIds: readonly string[]): Promise<ReadonlyMap<string, StockByGln>>;
}

/** Reads from the product view what was counted, less what orders took and payments hold since. */
@Injectable()
export class CountedStock extends PharmacyStock {
  /** Every shopper who chooses a delivery asks, so those of one moment share a statement (bench `delivery.options`). */
  private readonly reads = new Batch<string, StockByGln | null>((varuIds) => this.readAll(varuIds));

  constructor(@Inject(DATABASE) private readonly db: Database) {
    super();
  }

  async of(varuIds: readonly string[]): Promise<ReadonlyMap<string, StockByGln>> {
    const stocks = await Promise.all(varuIds.map((varuId) => this.reads.ask(varuId)));
    return new Map(varuIds.flatMap((varuId, n) => (stocks[n] ? [[varuId, stocks[n] as StockByGln]] : [])));
  }

  private async readAll(varuIds: readonly string[]): Promise<readonly (StockByGln | null)[]> {
    const { rows } = await sql<StockRow>`/* prepared: read-pharmacy-stocks */
      SELECT varu_id, pharmacy_stock, holds FROM view_product WHERE varu_id = ANY(${[...varuIds]})`.execute(this.db);
    const stocks = new Map(rows.map((row) => [row.varu_id, available(row)]));
    return varuIds.map((varuId) => stocks.get(varuId) ?? null);
  }
}

interface StockRow {
  readonly varu_id: string;
  readonly pharmacy_stock: StockByGln;
  readonly holds: Readonly<Record<string, StockHold>>;
}

function available({ pharmacy_stock: stock, holds }: StockRow): StockByGln {
  const held = Object.values(holds);
  if (held.length === 0) return stock;
  return Object.fromEntries(Object.entries(stock).map(([gln, pieces]) => [gln, availableAt(gln, pieces, held)]));
}
