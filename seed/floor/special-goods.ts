import { sql } from 'kysely';

import type { Database } from '../../services/foundation/database/connection.js';
import type { Random } from '../catalogue/random.js';
import type { Assortment } from './assortment.js';

export interface Wanted {
  readonly varuId: string;
  readonly quantity: number;
}

/** What is special about goods decides how they are sent, and whether they may come back. */
export type GoodsKind = 'ordinary' | 'one piece' | 'cold' | 'beside cold' | 'heavy' | 'medicine' | 'at a pharmacy';

const CONDITIONS = {
  cold: `flags = '{StoredCold}' AND web_stock > 0`,
  heavy: `type = 'Ha' AND flags = '{}' AND weight_grams > 1000 AND web_stock > 0`,
  medicine: `type = 'Ex' AND flags = '{}' AND web_stock > 0`,
  'at a pharmacy': `type = 'Ha' AND flags = '{}' AND web_stock = 0 AND pharmacy_stock <> '{}'`,
} as const;
type Special = keyof typeof CONDITIONS;

const MOST_OF_EACH = 40;
const HEAVY_PIECES = 16;
/** Enough for the free delivery of what is collected, for a refund above a ceiling, and for a return of a part. */
const ORDINARY_WORTH = 60_000;

/** Goods that few generated customers would draw. Each list begins with the most popular. */
export class SpecialGoods {
  private constructor(
    private readonly known: Readonly<Record<Special, readonly string[]>>,
    private readonly assortment: Assortment,
  ) {}

  static async read(db: Database, assortment: Assortment): Promise<SpecialGoods> {
    const lists = Object.entries(CONDITIONS).map(async ([kind, condition]) => {
      const { rows } = await sql<{ varuId: string }>`
        SELECT varu_id AS "varuId" FROM view_product WHERE for_sale AND type <> 'Rx' AND ${sql.raw(condition)}
        ORDER BY popularity DESC, varu_id LIMIT ${MOST_OF_EACH}`.execute(db);
      return [kind, rows.map(({ varuId }) => varuId)] as const;
    });
    return new SpecialGoods(Object.fromEntries(await Promise.all(lists)) as Record<Special, string[]>, assortment);
  }

  /** Baskets of this kind, the first to be tried first. A small catalogue may have none. */
  baskets(kind: GoodsKind, chance: Random): readonly (readonly Wanted[])[] {
    const ordinary = this.assortment.worth(chance, ORDINARY_WORTH);
    switch (kind) {
      case 'ordinary':
        return [ordinary];
      case 'one piece':
        return ordinary.map(({ varuId }) => [{ varuId, quantity: 1 }]);
      case 'beside cold':
        return this.known.cold.map((varuId) => [...ordinary, { varuId, quantity: 1 }]);
      case 'heavy':
        return this.known.heavy.map((varuId) => [{ varuId, quantity: HEAVY_PIECES }]);
      default:
        return this.known[kind].map((varuId) => [{ varuId, quantity: 1 }]);
    }
  }
}
