import type { Product, UnsentFlag } from '../../domain/catalogue/index.js';
import { random, seedFor } from './random.js';

type Made = Pick<Product, 'varuId' | 'flags' | 'categoryPath' | 'type' | 'webStock'>;
type Sale = Pick<Product, 'flags' | 'isMonitorable'>;

/** The share of products that nobody may watch, for example because the maker has stopped. */
const UNWATCHED = 0.02;

/**
 * Marks the few products that the shop does not sell online, or that nobody may watch. It draws from the product's own
 * number, so that the other data of the catalogue stay the same.
 */
export function sale({ flags, ...made }: Made): Sale {
  const chance = random(seedFor(Number(made.varuId), 17));
  const draw = chance.next();
  const unmarked = flags.length === 0 && made.type === 'Ha';
  const unsent = unmarked ? unsentOf(made, draw) : null;
  return {
    flags: unsent ? [unsent] : unmarked && isLiving(made, draw) ? ['StoredCold'] : flags,
    isMonitorable: unsent === null && !chance.chance(UNWATCHED),
  };
}

/** Some bacterial cultures live only in the cold. They are sent chilled, and sold without prescription. */
function isLiving({ categoryPath }: Pick<Made, 'categoryPath'>, draw: number): boolean {
  return categoryPath.endsWith('/probiotika') && draw < 0.4;
}

/** Bacterial cultures need cold, incontinence goods come on pallets, and the rest is what only pharmacies keep. */
function unsentOf({ categoryPath, webStock }: Omit<Made, 'flags'>, draw: number): UnsentFlag | null {
  if (categoryPath.startsWith('kosttillskott/')) return draw < 0.015 ? 'BrokenColdChain' : null;
  if (categoryPath.startsWith('inkontinens')) return draw < 0.03 ? 'OrderVolume' : null;
  return webStock === 0 && draw < 0.1 ? 'NotWarehousePlanned' : null;
}
