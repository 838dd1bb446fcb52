import { sql } from 'kysely';

import type { Product } from '../../../../domain/catalogue/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import { fields, wholeProduct } from '../columns.js';

/** The last five tell whether the pack is for children. */
const SHOWN = [
  ...(['varuId', 'slug', 'packageText', 'variant'] as const),
  ...(['name', 'categoryPath', 'substance', 'form', 'strength'] as const),
] as const;
export type Sibling = Pick<Product, (typeof SHOWN)[number]>;

export interface ProductWithSiblings {
  readonly product: Product;
  /** All products of the family, including this one. */
  readonly siblings: readonly Sibling[];
}

export const MOST_SIBLINGS = 60;

const sibling = fields(...SHOWN);

/**
 * Reads the product and its siblings in one query, with only some columns of the siblings. For a family of seven, whole
 * rows were most of what a product page read (bench `product.known`).
 */
export async function productWithSiblings(db: Database, slug: string): Promise<ProductWithSiblings | null> {
  const { rows } = await sql<Product & Pick<ProductWithSiblings, 'siblings'>>`
    SELECT ${wholeProduct}, (
      SELECT json_agg(sibling) FROM (
        SELECT ${sibling} FROM view_product s
        WHERE s.for_sale AND s.family = shown.family ORDER BY s.sales_price, s.varu_id LIMIT ${MOST_SIBLINGS}
      ) AS sibling
    ) AS siblings
    FROM view_product AS shown WHERE for_sale AND slug = ${slug} ORDER BY varu_id LIMIT 1`.execute(db);
  if (!rows[0]) return null;
  const { siblings, ...product } = rows[0];
  return { product, siblings };
}
