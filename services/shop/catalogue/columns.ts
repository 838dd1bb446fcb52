import { sql } from 'kysely';

import type { Product } from '../../../domain/catalogue/index.js';
import { PRODUCT } from '../../../projections/product/fields.js';

type Field = keyof Product;

const VARIANT = `CASE WHEN variant_axis IS NOT NULL AND variant_value IS NOT NULL
  THEN json_build_object('axis', variant_axis, 'value', variant_value) END`;

/** Selects each field under its own name, so that a row of the query is a product. */
export function fields(...names: readonly Field[]) {
  return sql.raw(names.map((name) => `${name === 'variant' ? VARIANT : PRODUCT[name]} AS "${name}"`).join(', '));
}

const ALL: readonly Field[] = [...(Object.keys(PRODUCT) as (keyof typeof PRODUCT)[]), 'variant'];

/** The select list of a whole product. The driver's rows are used as they are, because 50,000 are read at a start. */
export const wholeProduct = fields(...ALL);
