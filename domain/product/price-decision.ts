import { stockholmDate, type Instant, type Ore } from '../kernel/index.js';
import type { Price, PriceSet, ProductDescription } from './events.js';
import { lowestBefore, lowestPriceRule, toEveryone, toMembers, type Charged } from './price-history.js';
import type { ProductRejection } from './rejections.js';
import type { ProductState } from './state.js';

/** Returns all errors of a price, in the order of its fields. */
export function priceFaults(price: Price, type: ProductDescription['type']): readonly ProductRejection[] {
  const faults: ProductRejection[] = price.price <= 0 ? [{ type: 'PriceNotPositive', field: 'price' }] : [];
  for (const field of ['discountPrice', 'memberPrice'] as const) faults.push(...reductionFaults(price, field, type));
  if (type === 'Rx' && price.campaignId !== null)
    faults.push({ type: 'PrescriptionNotReducible', field: 'campaignId' });
  return faults;
}

function reductionFaults(
  price: Price,
  field: 'discountPrice' | 'memberPrice',
  type: ProductDescription['type'],
): readonly ProductRejection[] {
  const reduced = price[field];
  if (reduced === null) return [];
  if (reduced <= 0) return [{ type: 'PriceNotPositive', field }];
  // LAW-03: a price that is not lower than the ordinary price may not be called a reduction.
  if (price.price > 0 && reduced >= price.price) return [{ type: 'ReductionNotLower', field }];
  return type === 'Rx' ? [{ type: 'PrescriptionNotReducible', field }] : [];
}

export function samePrice(a: Price, b: Price): boolean {
  return (
    a.price === b.price &&
    a.discountPrice === b.discountPrice &&
    a.memberPrice === b.memberPrice &&
    a.campaignId === b.campaignId
  );
}

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

/**
 * The reference price of a reduction (7 a § second paragraph). A reduction that grows step by step keeps its first
 * reference price.
 */
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
