import { priceFor, salesPrice, type Buyer, type Product } from '../catalogue/product.js';
import type { Ore } from '../kernel/index.js';

/** A reduction of the ordinary price of one piece. */
export interface Reduction {
  readonly kind: 'campaign' | 'member-price';
  /** The campaign's id. Null for a reduction without campaign. */
  readonly code: string | null;
  readonly amount: Ore;
}

/** The price of one piece on a line, VAT included. */
export interface LinePrice {
  readonly unitPrice: Ore;
  /**
   * The reductions from the ordinary price down to `unitPrice`, in their order. Absent when the ordinary price applies.
   */
  readonly reductions?: readonly Reduction[];
}

/** The price of a product for a buyer. Adding, log-in, registration and checkout all use this function. */
export function linePrice(
  product: Pick<Product, 'price' | 'discountPrice' | 'memberPrice' | 'campaignId'>,
  buyer: Buyer,
): LinePrice {
  const { price, campaignId: code } = product;
  const everyones = salesPrice(product);
  const unitPrice = priceFor(product, buyer);
  const reductions: readonly Reduction[] = [
    { kind: 'campaign', code, amount: price - everyones },
    { kind: 'member-price', code, amount: everyones - unitPrice },
  ];
  const taken = reductions.filter(({ amount }) => amount !== 0);
  return { unitPrice, ...(taken.length > 0 && { reductions: taken }) };
}

export function regularPrice({ unitPrice, reductions = [] }: LinePrice): Ore {
  return reductions.reduce((price, { amount }) => price + amount, unitPrice);
}

export function samePrice(a: LinePrice, b: LinePrice): boolean {
  const [ours, theirs] = [a.reductions ?? [], b.reductions ?? []];
  const same = ours.every(
    ({ kind, code, amount }, index) =>
      kind === theirs[index]?.kind && code === theirs[index].code && amount === theirs[index].amount,
  );
  return a.unitPrice === b.unitPrice && ours.length === theirs.length && same;
}
