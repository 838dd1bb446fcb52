import type { Ore } from '../kernel/money.js';

/** The kinds of discount in the order in which they are subtracted. Each one reduces what the kinds before it left. */
export const DISCOUNT_KINDS = [
  'campaign',
  'multi-buy',
  'member-price',
  'member-offer',
  'personal-offer',
  'coupon',
  'gift',
  'cheque',
] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A part of a line's price that the buyer does not pay, with its reason. */
export interface LineDiscount {
  readonly kind: DiscountKind;
  /** The id of the campaign, offer or cheque, or the code of the coupon. Null for a reduction without campaign. */
  readonly code: string | null;
  /** The title of the campaign or offer, as shown. Null when it has none, and in old events. */
  readonly name: string | null;
  readonly amount: Ore;
  /** The number of pieces that became cheaper. */
  readonly quantity: number;
}

/** The fields of a discount in the seed's calls (CRT-10, CHK-07). */
export interface DiscountFacts {
  readonly amount: Ore;
  readonly quantity: number;
  readonly name: string | null;
  readonly effectiveCode: string | null;
  readonly isMemberDiscount: boolean;
  readonly couponCode: string | null;
  readonly isBonusCheck: boolean;
  readonly personalizedOfferId: string | null;
}

export function discountFacts({ kind, code, name, amount, quantity }: LineDiscount): DiscountFacts {
  return {
    amount,
    quantity,
    name,
    effectiveCode: code,
    isMemberDiscount: kind === 'member-price' || kind === 'member-offer',
    couponCode: kind === 'coupon' ? code : null,
    isBonusCheck: kind === 'cheque',
    personalizedOfferId: kind === 'personal-offer' ? code : null,
  };
}

/** The sum in the discount summary to which a kind belongs (CRT-04): coupons and cheques have sums of their own. */
export function summaryOf(kind: DiscountKind): 'campaign' | 'coupon' | 'cheque' {
  return kind === 'coupon' || kind === 'cheque' ? kind : 'campaign';
}

export function discountSum(discounts: readonly LineDiscount[], of: ReturnType<typeof summaryOf>): Ore {
  return discounts.reduce((sum, { kind, amount }) => (summaryOf(kind) === of ? sum + amount : sum), 0);
}

interface Discounted {
  readonly regularPrice: Ore;
  readonly quantity: number;
  readonly discounts: readonly LineDiscount[];
}

export function regularTotal({ regularPrice, quantity }: Omit<Discounted, 'discounts'>): Ore {
  return regularPrice * quantity;
}

/** What a line costs before coupons and cheques, which are subtracted from the whole purchase. */
export function salesTotal(line: Discounted): Ore {
  return regularTotal(line) - discountSum(line.discounts, 'campaign');
}
