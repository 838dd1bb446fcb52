import type { ShelfProduct } from '../shelf/shelf-product.js';
import { withParents, type Stocked } from '../shelf/groups.js';
import { COMPLEMENTS } from './complements.js';
import { recommendable } from './recommendable.js';

/** `likeness` and `places` share the index; greater is more alike. */
export interface Alike {
  readonly places: readonly number[];
  readonly likeness: readonly number[];
}

const SAME = { substance: 50, kind: 40, category: 20, brand: 10 } as const;

/** A category with this many is enough; otherwise the whole department is searched. */
const ENOUGH = 30;

/** Substitutes for a product from its category, the same substance or kind first; never its own variants. */
export function similar({ shelf, groups }: Stocked, product: ShelfProduct): Alike {
  const others = (path: string): number[] =>
    groups
      .places('category', path)
      .filter((place) => recommendable(shelf, place) && shelf.product(place).family !== product.family);
  const near = others(product.categoryPath);
  const [places, likeness]: [number[], number[]] = [[], []];
  for (const place of near.length >= ENOUGH ? near : others(withParents(product.categoryPath)[0] as string)) {
    const same = sameness(product, shelf.product(place));
    if (same === 0) continue;
    places.push(place);
    likeness.push(same + sells(shelf.columns.popularity[place] as number));
  }
  return { places, likeness };
}

/** Texts of a shelf are shared objects, so comparing them compares no letters. */
function sameness(product: ShelfProduct, other: ShelfProduct): number {
  return (
    (product.substance !== null && other.substance === product.substance ? SAME.substance : 0) +
    (other.packTitle === product.packTitle ? SAME.kind : 0) +
    (other.categoryPath === product.categoryPath ? SAME.category : 0) +
    (other.brand === product.brand ? SAME.brand : 0)
  );
}

/** Complements from the categories that complete its own, otherwise another of its department; its brand first. */
export function complementary({ shelf, groups }: Stocked, product: ShelfProduct): Alike {
  const shelves = COMPLEMENTS[product.categoryPath] ?? [];
  const department = withParents(product.categoryPath)[0] as string;
  const among =
    shelves.length > 0
      ? shelves.flatMap((path) => groups.places('category', path))
      : groups.places('category', department);
  const places = among.filter(
    (place) => recommendable(shelf, place) && shelf.product(place).categoryPath !== product.categoryPath,
  );
  const likeness = places.map((place) => {
    const other = shelf.product(place);
    const nearness = shelves.length > 0 ? shelves.length - shelves.indexOf(other.categoryPath) : 0;
    return (
      nearness * SAME.category +
      (other.brand === product.brand ? SAME.brand : 0) +
      sells(shelf.columns.popularity[place] as number)
    );
  });
  return { places, likeness };
}

/** Less than any likeness: 0–9. */
function sells(popularity: number): number {
  return Math.min(9, Math.log2(1 + popularity));
}
