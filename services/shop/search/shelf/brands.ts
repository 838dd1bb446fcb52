import type { Brand } from '../../catalogue/listings.js';
import type { Stocked } from './groups.js';

const swedish = new Intl.Collator('sv');

/** Returns the brands that have products, in Swedish alphabetical order. */
export function brandsOf({ shelf, groups }: Stocked): readonly Brand[] {
  const slugs = new Map(shelf.products.map(({ brandSlug, brand }) => [brandSlug, brand]));
  return [...slugs]
    .map(([slug, name]) => ({ slug, name, count: groups.places('brand', slug).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => swedish.compare(a.name, b.name));
}
