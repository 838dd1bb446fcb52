import { priceFor, salesPrice, type Buyer, type Product } from '../catalogue/product.js';
import type { Ore } from '../kernel/index.js';
import type { MultiBuy } from './multi-buy.js';

/** A reduction of the ordinary price of one piece. */
export interface Reduction {
  readonly kind: 'campaign' | 'member-price' | 'gift';
  /** The id of the campaign, or the code of the gift. Null for a reduction without campaign. */
  readonly code: string | null;
  /** The title of the campaign. Absent when it has none, and in old events. */
  readonly name?: string | null;
  readonly amount: Ore;
}

/** The price of one piece on a line, VAT included. */
export interface LinePrice {
  readonly unitPrice: Ore;
  /**
   * The reductions from the ordinary price down to `unitPrice`, in their order. Absent when the ordinary price applies.
   */
  readonly reductions?: readonly Reduction[];
  /** The multi-buy campaign of the product. Absent when it has none. It does not change `unitPrice`. */
  readonly multiBuy?: MultiBuy;
}

/** What running campaigns say of a product beside its price. */
export interface CampaignFacts {
  /** The title of the campaign of the product's reduction. */
  readonly name?: string | null;
  readonly multiBuy?: MultiBuy | null;
}

/** The price of a product for a buyer. Adding, log-in, registration and checkout all use this function. */
export function linePrice(
  product: Pick<Product, 'price' | 'discountPrice' | 'memberPrice' | 'campaignId'>,
  buyer: Buyer,
  { name = null, multiBuy = null }: CampaignFacts = {},
): LinePrice {
  const { price, campaignId: code } = product;
  const everyones = salesPrice(product);
  const unitPrice = priceFor(product, buyer);
  const named = name === null ? {} : { name };
  const reductions: readonly Reduction[] = [
    { kind: 'campaign', code, ...named, amount: price - everyones },
    { kind: 'member-price', code, ...named, amount: everyones - unitPrice },
  ];
  const taken = reductions.filter(({ amount }) => amount !== 0);
  return { unitPrice, ...(taken.length > 0 && { reductions: taken }), ...(multiBuy && { multiBuy }) };
}

export function regularPrice({ unitPrice, reductions = [] }: LinePrice): Ore {
  return reductions.reduce((price, { amount }) => price + amount, unitPrice);
}

/** Whether both prices cost the buyer the same, for the same reasons. A campaign's new title changes no price. */
export function samePrice(a: LinePrice, b: LinePrice): boolean {
  const [ours, theirs] = [a.reductions ?? [], b.reductions ?? []];
  const same = ours.every(
    ({ kind, code, amount }, index) =>
      kind === theirs[index]?.kind && code === theirs[index].code && amount === theirs[index].amount,
  );
  return a.unitPrice === b.unitPrice && ours.length === theirs.length && same && sameDeal(a.multiBuy, b.multiBuy);
}

function sameDeal(a: MultiBuy | undefined, b: MultiBuy | undefined): boolean {
  if (!a || !b) return a === b;
  const [[sumOfA, paidOfA], [sumOfB, paidOfB]] = [termsOf(a), termsOf(b)];
  return a.code === b.code && a.deal.take === b.deal.take && sumOfA === sumOfB && paidOfA === paidOfB;
}

function termsOf({ deal }: MultiBuy): readonly [Ore | null, number | null] {
  return 'sum' in deal ? [deal.sum, null] : [null, deal.payFor];
}
