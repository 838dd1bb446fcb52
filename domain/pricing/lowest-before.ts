import { salesPrice, type Product } from '../catalogue/index.js';
import type { Ore } from '../kernel/index.js';

/**
 * LAW-03: the lowest price of the 30 days before the reduction. A buyer with the member price gets the members' value.
 */
export function lowestBefore(product: Product, paid: Ore): Ore | null {
  return paid < salesPrice(product) ? product.memberLowestPrice30Days : product.lowestPrice30Days;
}

type Reduced = Pick<Product, 'price' | 'discountPrice' | 'lowestPrice30Days' | 'memberLowestPrice30Days'>;

/**
 * The discount in whole percent, rounded down. Its basis is the lowest price of the 30 days before, not the ordinary
 * price (LAW-03; EU Court, C-330/23).
 * @param reduced the price for everyone, or the member price when only members pay less
 */
export function percentOff({ price, discountPrice, ...lowest }: Reduced, reduced: Ore): number {
  const before = discountPrice === null ? lowest.memberLowestPrice30Days : lowest.lowestPrice30Days;
  return Math.floor((1 - reduced / (before ?? price)) * 100);
}
