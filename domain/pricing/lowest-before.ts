import { salesPrice, type Product } from '../catalogue/index.js';
import type { Ore } from '../kernel/index.js';

/** LAW-03: of the reduction that is paid, the members' or everyone's. */
export function lowestBefore(product: Product, paid: Ore): Ore | null {
  return paid < salesPrice(product) ? product.memberLowestPrice30Days : product.lowestPrice30Days;
}

type Reduced = Pick<Product, 'price' | 'discountPrice' | 'lowestPrice30Days' | 'memberLowestPrice30Days'>;

/**
 * Whole percent of the lowest price of the 30 days before, not of the regular one (LAW-03; EU Court, C-330/23). Never rounded up.
 * @param reduced what everyone pays, or members where only they pay less
 */
export function percentOff({ price, discountPrice, ...lowest }: Reduced, reduced: Ore): number {
  const before = discountPrice === null ? lowest.memberLowestPrice30Days : lowest.lowestPrice30Days;
  return Math.floor((1 - reduced / (before ?? price)) * 100);
}
