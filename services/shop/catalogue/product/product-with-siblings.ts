import { sql } from 'kysely';

import type { Product } from '../../../../domain/catalogue/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import { selected } from '../columns.js';
import { productOf, variantOf, type ProductRow } from './product-row.js';

export type Sibling = Pick<Product, 'varuId' | 'slug' | 'packageText' | 'variant'>;

export interface ProductWithSiblings {
  readonly product: Product;
  /** All products of the family, including this one. */
  readonly siblings: readonly Sibling[];
}

export const MOST_SIBLINGS = 60;

type Row = ProductRow & {
  readonly siblings: readonly Pick<
    ProductRow,
    'varu_id' | 'slug' | 'package_text' | 'variant_axis' | 'variant_value'
  >[];
};

/**
 * Reads the product and its siblings in one query, with only some columns of the siblings. For a family of seven, whole
 * rows were most of what a product page read (bench `product.known`).
 */
export async function productWithSiblings(db: Database, slug: string): Promise<ProductWithSiblings | null> {
  const { rows } = await sql<Row>`
    SELECT ${selected}, (
      SELECT json_agg(sibling) FROM (
        SELECT s.varu_id, s.slug, s.package_text, s.variant_axis, s.variant_value FROM view_product s
        WHERE s.for_sale AND s.family = shown.family ORDER BY s.sales_price, s.varu_id LIMIT ${MOST_SIBLINGS}
      ) AS sibling
    ) AS siblings
    FROM view_product AS shown WHERE for_sale AND slug = ${slug} ORDER BY varu_id LIMIT 1`.execute(db);
  const [row] = rows;
  return row ? { product: productOf(row), siblings: row.siblings.map(siblingOf) } : null;
}

function siblingOf(row: Row['siblings'][number]): Sibling {
  return { varuId: row.varu_id, slug: row.slug, packageText: row.package_text, variant: variantOf(row) };
}
