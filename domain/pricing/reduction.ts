import { salesPrice, type Product } from '../catalogue/product.js';
import type { Ore } from '../kernel/money.js';

/** LAW-03: the reference price of the reduction that the buyer pays, the members' or the ordinary one. */
export function lowestBefore(product: Product, paid: Ore): Ore | null {
  return paid < salesPrice(product) ? product.memberLowestPrice30Days : product.lowestPrice30Days;
}

/**
 * True when a price is below the lowest price of the 30 days before. Only then may the shop call it reduced or cross
 * out another price (LAW-03; EU Court, C-330/23).
 * @param lowest null when there is no earlier price; then the ordinary price counts
 */
export function isReduced(offered: Ore, price: Ore, lowest: Ore | null): boolean {
  return offered < (lowest ?? price);
}

type Priced = Pick<
  Product,
  'price' | 'discountPrice' | 'lowestPrice30Days' | 'memberPrice' | 'memberLowestPrice30Days'
>;

export interface Reduction {
  readonly for: 'everyone' | 'members';
  /** Whole percent of the lowest price of the 30 days before. It is never rounded up, and 0 for less than one. */
  readonly percent: number;
}

/** The reduction to announce: the one for everyone, otherwise the one for members. Null when neither price is lower. */
export function reductionOf(product: Priced): Reduction | null {
  const { price, discountPrice, lowestPrice30Days, memberPrice, memberLowestPrice30Days } = product;
  if (discountPrice !== null && isReduced(discountPrice, price, lowestPrice30Days))
    return { for: 'everyone', percent: percentOff(discountPrice, lowestPrice30Days ?? price) };
  if (memberPrice !== null && isReduced(memberPrice, price, memberLowestPrice30Days))
    return { for: 'members', percent: percentOff(memberPrice, memberLowestPrice30Days ?? price) };
  return null;
}

function percentOff(offered: Ore, before: Ore): number {
  return Math.floor(((before - offered) * 100) / before);
}
