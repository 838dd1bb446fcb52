import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';

import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';

/** The number of pieces by location number. A pharmacy that is missing has none. */
export type StockByGln = Readonly<Record<string, number>>;

export abstract class PharmacyStock {
  /** Reads the stock of each existing product, by article number. */
  abstract of(varuIds: readonly string[]): Promise<ReadonlyMap<string, StockByGln>>;
}

/** Reads the stock at the last count from the product view. */
@Injectable()
export class CountedStock extends PharmacyStock {
  constructor(@Inject(DATABASE) private readonly db: Database) {
    super();
  }

  async of(varuIds: readonly string[]): Promise<ReadonlyMap<string, StockByGln>> {
    const { rows } = await sql<{ readonly varu_id: string; readonly pharmacy_stock: StockByGln }>`
      SELECT varu_id, pharmacy_stock FROM view_product WHERE varu_id = ANY(${[...varuIds]})`.execute(this.db);
    return new Map(rows.map(({ varu_id: varuId, pharmacy_stock: stock }) => [varuId, stock]));
  }
}
