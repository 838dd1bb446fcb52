import type { BusinessDate } from '../kernel/index.js';
import type { OfferedDelivery } from './offer.js';

/**
 * Whether an order is late at the start of a day. An order that is not dispatched in time is late. After dispatch only
 * a home delivery can be late: a parcel at a pickup point has arrived, even if nobody has collected it.
 */
export function isLate(
  promise: Pick<OfferedDelivery, 'latest' | 'holdDays'>,
  dispatched: boolean,
  date: BusinessDate,
): boolean {
  return promise.latest < date && (!dispatched || promise.holdDays === null);
}
