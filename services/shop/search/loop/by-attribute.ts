import { slugOf } from '../../../../domain/catalogue/index.js';
import type { Stocked } from '../shelf/groups.js';
import { attributeNamed } from './attributes.js';
import { lower, matcherOf } from './matcher.js';
import type { FilterValue } from './schemas.js';

/**
 * Finds products with any of the values. Brands, campaigns and categories are indexed; for other attributes all
 * products are scanned.
 */
export function placesWith(
  { shelf, groups }: Stocked,
  name: string,
  values: readonly FilterValue[],
): readonly number[] {
  if (name === 'Brand') return distinct(values.map((value) => groups.places('brand', slugOf(String(value)))));
  if (name === 'promotion_names') return distinct(values.map((value) => groups.places('campaign', String(value))));
  if (name === 'all_category_paths')
    return distinct(values.map((value) => groups.places('category', pathOf(String(value)))));
  const attribute = attributeNamed(name);
  if (!attribute) return [];
  const matches = matcherOf(values, 'equals');
  const has = (place: number): boolean =>
    attribute.values(shelf.product(place)).some((own) => matches(own, lower(own)));
  return [...shelf.products.keys()].filter((place) => shelf.columns.present[place] === 1 && has(place));
}

/** Returns the path of a category. "/kategori/hudvard/" and "hudvard" are the same category. */
function pathOf(value: string): string {
  return value.replace(/^\/?(kategori\/)?/, '').replace(/\/+$/, '');
}

function distinct(groups: readonly (readonly number[])[]): readonly number[] {
  return groups.length === 1 ? (groups[0] as readonly number[]) : [...new Set(groups.flat())];
}
