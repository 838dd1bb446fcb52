import type { Product } from './product.js';

/** Diclofenac gel, of which a pharmacy tells more before it is bought (CAT-09). */
const DICLOFENAC = 'M02AA15';

export function warningOf({ atcCode }: Pick<Product, 'atcCode'>): 'diclofenac' | null {
  return atcCode === DICLOFENAC ? 'diclofenac' : null;
}
