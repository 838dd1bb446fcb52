import { sql } from 'kysely';

import type { ProductRow } from './product-row.js';

/** Every written column; the compiler holds the record complete. */
const WRITTEN: Readonly<Record<keyof ProductRow, true>> = {
  varu_id: true, slug: true, ean: true, name: true, brand: true, brand_slug: true, type: true, vat_class: true,
  price: true, discount_price: true, lowest_price_30_days: true, comparison_price: true, comparison_unit: true,
  flags: true, form: true, strength: true, substance: true, atc_code: true, package_text: true, package_type: true,
  pack_shape: true, pack_title: true, description: true, usage: true, contents: true, category_path: true,
  weight_grams: true, web_stock: true, in_stores: true, is_new: true, is_web_unique: true, rating_tenths: true,
  rating_count: true, family: true, variant_axis: true, variant_value: true, popularity: true, added_on: true, search_text: true,
};

const names = Object.keys(WRITTEN);

export const columns = sql.raw(names.join(', '));
export const incoming = sql.raw(names.map((name) => `excluded.${name}`).join(', '));
export const stored = sql.raw(names.map((name) => `catalogue_product.${name}`).join(', '));
export const assignments = sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));
/** A date leaves as text: the driver would make it an instant in the machine's own zone. */
export const selected = sql.raw(names.map((name) => (name === 'added_on' ? 'added_on::text' : name)).join(', '));
