import { stockholmDate, type Instant, type Ore } from '../kernel/index.js';
import type { Price, PriceSet, ProductDescription } from './events.js';
import { lowestBefore, lowestPriceRule, toEveryone, toMembers, type Charged } from './price-history.js';
import type { ProductRejection } from './rejections.js';
import type { ProductState } from './state.js';

export function priceFault(
  { price, discountPrice, memberPrice, campaignId }: Price,
  type: ProductDescription['type'],
): ProductRejection | null {
  if (price < 0) return { type: 'PriceNegative', field: 'price' };
  for (const [field, reduced] of [
    ['discountPrice', discountPrice],
    ['memberPrice', memberPrice],
  ] as const) {
    if (reduced === null) continue;
    if (reduced < 0) return { type: 'PriceNegative', field };
    // LAW-03: what costs the same is not reduced, and may not be called so.
    if (reduced >= price) return { type: 'ReductionNotLower', field };
    if (type === 'Rx') return { type: 'PrescriptionNotReducible', field };
  }
  return type === 'Rx' && campaignId !== null ? { type: 'PrescriptionNotReducible', field: 'campaignId' } : null;
}

export function samePrice(a: Price, b: Price): boolean {
  return (
    a.price === b.price &&
    a.discountPrice === b.discountPrice &&
    a.memberPrice === b.memberPrice &&
    a.campaignId === b.campaignId
  );
}

/** The event of a price that differs from the present one. */
export function priceSet(price: Price, from: Instant, state: ProductState): PriceSet {
  const { price: amount, discountPrice, memberPrice, campaignId } = price;
  const everyone = {
    reduced: discountPrice,
    before: state.price?.discountPrice ?? null,
    reference: state.price?.lowestPrice30Days ?? null,
  };
  const members = {
    reduced: memberPrice,
    before: state.price?.memberPrice ?? null,
    reference: state.price?.memberLowestPrice30Days ?? null,
  };
  return {
    type: 'PriceSet',
    data: {
      ...{ price: amount, discountPrice, memberPrice, campaignId, from },
      replaces: state.price?.from ?? null,
      lowestPrice30Days: reference(everyone, amount, from, state, toEveryone),
      memberLowestPrice30Days: reference(members, amount, from, state, toMembers),
      ruleVersion: lowestPriceRule.on(stockholmDate(from)).ruleVersion,
    },
  };
}

interface Reduction {
  readonly reduced: Ore | null;
  readonly before: Ore | null;
  readonly reference: Ore | null;
}

/** 7 a § second paragraph: a reduction that deepens step by step keeps the price it began from. */
function reference(
  { reduced, before, reference: kept }: Reduction,
  price: Ore,
  from: Instant,
  { steps }: ProductState,
  charged: Charged,
): Ore | null {
  if (reduced === null) return null;
  if (before !== null && kept !== null && reduced <= before) return kept;
  return lowestBefore(steps, from, charged) ?? price;
}
