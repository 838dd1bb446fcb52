import { sql, type RawBuilder } from 'kysely';

import { UNSENT_FLAGS, type Product } from '../../../domain/catalogue/index.js';
import type { Withdrawal } from '../../../domain/product/index.js';
import type { Database } from '../../foundation/database/connection.js';
import { wholeProduct } from './columns.js';

export interface ShownProduct {
  readonly product: Product;
  /** Why and when the sale ended. Null while the product is sold. */
  readonly withdrawal: Withdrawal | null;
}

/** A product that is no longer sold keeps its page, because orders and links lead to it. */
export async function withdrawnProduct(db: Database, where: RawBuilder<unknown>): Promise<ShownProduct | null> {
  const { rows } = await sql<Product & Withdrawal>`
    SELECT ${wholeProduct}, withdrawn_as AS reason, withdrawn_on AS "on", withdrawal_notice AS notice FROM view_product
    WHERE withdrawn AND price_from IS NOT NULL AND ${where} ORDER BY varu_id LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { reason, on, notice, ...product } = row;
  return { product, withdrawal: { reason, on, notice } };
}

/**
 * Returns those of the given products that nobody may buy online any more. It reads the view, because the cache may be
 * seconds old.
 */
export async function notForSale(db: Database, varuIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ varu_id: string }>`/* prepared: not-for-sale */
    SELECT varu_id FROM view_product WHERE (NOT for_sale OR flags && ${[...UNSENT_FLAGS]}::text[]) AND varu_id = ANY(${[...varuIds]})`.execute(
    db,
  );
  return rows.map(({ varu_id }) => varu_id);
}
