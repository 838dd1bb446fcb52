import { addDays, dated, startOfDay, stockholmDate, type Instant, type Ore } from '../kernel/index.js';
import type { Price } from './events.js';

/** A price that applies from an instant until the next one begins. */
export interface PriceStep extends Price {
  readonly from: Instant;
}

/**
 * LAW-03: how many days count for the lowest earlier price. Prisinformationslagen (2004:347) 7 a §, since 1 September
 * 2022.
 */
export const lowestPriceRule = dated('lowest-price', [{ from: '1900-01-01', value: { days: 30 } }]);

/** The price at an instant. Null before the first price. The steps must be in the order of time. */
export function priceAt(steps: readonly PriceStep[], at: Instant): PriceStep | null {
  return steps.findLast(({ from }) => from <= at) ?? null;
}

export type Charged = (price: Price) => Ore;

export const toEveryone: Charged = ({ price, discountPrice }) => discountPrice ?? price;
export const toMembers: Charged = (price) => Math.min(toEveryone(price), price.memberPrice ?? Infinity);

/**
 * The lowest price in the days before an instant. Null when the product had no price then. `charged` selects the price
 * for everyone or for members.
 */
export function lowestBefore(steps: readonly PriceStep[], at: Instant, charged: Charged): Ore | null {
  const { days } = lowestPriceRule.on(stockholmDate(at));
  const begin = startOfDay(addDays(stockholmDate(at), -days));
  const asked = steps.filter(({ from }, index) => from < at && (steps[index + 1]?.from ?? at) > begin);
  return asked.length === 0 ? null : Math.min(...asked.map(charged));
}
