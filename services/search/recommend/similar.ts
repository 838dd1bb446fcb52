import type { SearchEngine } from '../search-engine.js';
import type { ShelfProduct } from '../shelf/shelf-product.js';
import { withParents } from '../shelf/groups.js';
import { COMPLEMENTS } from './complements.js';
import { recommendable } from './recommendable.js';

export interface Alike {
  readonly places: readonly number[];
  /** By place; greater is more alike. */
  readonly likeness: (place: number) => number;
}

const SAME = { substance: 50, kind: 40, category: 20, brand: 10 } as const;

type Stocked = Pick<SearchEngine, 'shelf' | 'groups'>;

/** A shelf with so many to choose from is enough; else the whole department is looked through. */
const ENOUGH = 30;

/** What could stand in for a product: of its shelf, the same substance or kind first; its own variants are not. */
export function similar({ shelf, groups }: Stocked, product: ShelfProduct): Alike {
  const others = (path: string): number[] => groups.places('category', path).filter((place) => recommendable(shelf, place) && shelf.product(place).family !== product.family);
  const near = others(product.categoryPath);
  const places = near.length >= ENOUGH ? near : others(withParents(product.categoryPath)[0] as string);
  const likeness = (place: number): number => {
    const other = shelf.product(place);
    return (
      (product.substance !== null && other.substance === product.substance ? SAME.substance : 0) +
      (other.packTitle === product.packTitle ? SAME.kind : 0) +
      (other.categoryPath === product.categoryPath ? SAME.category : 0) +
      (other.brand === product.brand ? SAME.brand : 0) +
      sells(shelf.columns.popularity[place] as number)
    );
  };
  return { places: places.filter((place) => likeness(place) >= SAME.brand), likeness };
}

/** What goes well with a product: from the shelves that complete its own, else another of its department; its brand first. */
export function complementary({ shelf, groups }: Stocked, product: ShelfProduct): Alike {
  const shelves = COMPLEMENTS[product.categoryPath] ?? [];
  const department = withParents(product.categoryPath)[0] as string;
  const among = shelves.length > 0 ? shelves.flatMap((path) => groups.places('category', path)) : groups.places('category', department);
  const places = among.filter((place) => recommendable(shelf, place) && shelf.product(place).categoryPath !== product.categoryPath);
  const likeness = (place: number): number => {
    const other = shelf.product(place);
    const nearness = shelves.length > 0 ? shelves.length - shelves.indexOf(other.categoryPath) : 0;
    return nearness * SAME.category + (other.brand === product.brand ? SAME.brand : 0) + sells(shelf.columns.popularity[place] as number);
  };
  return { places, likeness };
}

/** Less than any likeness: 0–9. */
function sells(popularity: number): number {
  return Math.min(9, Math.log2(1 + popularity));
}
