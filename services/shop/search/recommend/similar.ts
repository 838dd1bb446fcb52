import type { Columns } from '../shelf/columns.js';
import { withParents, type Stocked } from '../shelf/groups.js';
import { complementsOf, isAmong } from './complements.js';
import { recommendable } from './recommendable.js';

/**
 * Products that are like another. `places` has their numbers in the index, and `likeness` how alike they are, in the
 * same order.
 */
export interface Alike {
  readonly places: readonly number[];
  readonly likeness: readonly number[];
}

const SAME = { substance: 50, kind: 40, category: 20, brand: 10 } as const;

/** With this many other products in the category, only the category is searched. Otherwise the whole department is. */
const ENOUGH = 30;

/**
 * Finds substitutes for a product in its category, or in its department when the category is small. The same substance
 * or kind comes first. Other sizes of the product are left out.
 */
export function similar({ shelf, groups }: Stocked, own: number): Alike {
  const { family } = shelf.columns;
  const others = (path: string): number[] =>
    groups.places('category', path).filter((place) => recommendable(shelf, place) && family[place] !== family[own]);
  const { categoryPath } = shelf.product(own);
  const near = others(categoryPath);
  const [places, likeness]: [number[], number[]] = [[], []];
  for (const place of near.length >= ENOUGH ? near : others(withParents(categoryPath)[0] as string)) {
    const same = sameness(shelf.columns, own, place);
    if (same === 0) continue;
    places.push(place);
    likeness.push(same + sells(shelf.columns, place));
  }
  return { places, likeness };
}

/**
 * Rates how alike two products are. It compares numbers and no texts, because a department has thousands of products.
 */
function sameness({ substance, kind, category, brand }: Columns, own: number, other: number): number {
  return (
    (substance[own] !== -1 && substance[other] === substance[own] ? SAME.substance : 0) +
    (kind[other] === kind[own] ? SAME.kind : 0) +
    (category[other] === category[own] ? SAME.category : 0) +
    (brand[other] === brand[own] ? SAME.brand : 0)
  );
}

/**
 * Finds the complements of a product. A better complement comes first, and among equals the product's own brand. A
 * product without complements gets none, because goods of the same department may serve quite another need.
 */
export function complementary({ shelf, groups }: Stocked, own: number): Alike {
  const { brand, family } = shelf.columns;
  const [places, likeness]: [number[], number[]] = [[], []];
  const complements = complementsOf(shelf.product(own));
  complements.forEach((complement, nth) => {
    for (const place of groups.places('category', complement.shelf)) {
      if (!recommendable(shelf, place) || family[place] === family[own]) continue;
      // A product's texts are read only where its kind decides: a category has thousands of products.
      if (complement.kinds !== null && !isAmong(complement, shelf.product(place))) continue;
      places.push(place);
      likeness.push(
        (complements.length - nth) * SAME.category +
          (brand[place] === brand[own] ? SAME.brand : 0) +
          sells(shelf.columns, place),
      );
    }
  });
  return { places, likeness };
}

/** Returns how well a product sells, from 0 to 9. The same brand, category, kind or substance always counts more. */
function sells({ popularity }: Columns, place: number): number {
  return Math.min(9, Math.log2(1 + (popularity[place] as number)));
}
