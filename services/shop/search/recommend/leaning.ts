import type { Leaning } from '../engine/ranking.js';
import type { Shelf } from '../shelf/shelf.js';

/** The maximum extra scores. They never outweigh a better word match, which counts 2 or more. */
const OF = { brand: 0.9, category: 0.7, substance: 0.7 } as const;

/**
 * Returns extra scores for products with the brand, category or substance of a member's own purchases. Prescription
 * items get none.
 */
export function leaningOf(shelf: Shelf, varuIds: readonly string[]): Leaning {
  const brands = new Map<string, number>();
  const categories = new Map<string, number>();
  const substances = new Map<string, number>();
  for (const varuId of varuIds) {
    const product = shelf.byNumber(varuId);
    if (!product || product.type === 'Rx') continue;
    raise(brands, product.brand);
    raise(categories, product.categoryPath);
    if (product.substance !== null) raise(substances, product.substance);
  }
  return (place) => {
    const { brand, categoryPath, substance, type } = shelf.product(place);
    if (type === 'Rx') return 0;
    return (
      OF.brand * share(brands, brand) +
      OF.category * share(categories, categoryPath) +
      OF.substance * share(substances, substance ?? '')
    );
  };
}

function raise(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * Returns how much the purchases count, from 0 to 1. The first purchase counts most, and each further one adds less.
 */
function share(counts: ReadonlyMap<string, number>, key: string): number {
  const count = counts.get(key) ?? 0;
  return count / (count + 1);
}
