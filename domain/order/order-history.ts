import { addMonths, dated, stockholmDate, type BusinessDate, type Instant } from '../kernel/index.js';
import type { SentParcel } from './parcels.js';
import type { OrderPhase } from './state.js';
import { lastWithdrawalDay } from './withdrawal/period.js';

/** How long a customer sees an order, its receipt and its page (CHK-09). The books keep it longer (BFL 7 ch. 2 §). */
export const orderHistoryRule = dated('order-history', [{ from: '2020-01-01', value: { months: 30 } }]);

/** The last Stockholm day on which the customer sees an order of that moment. */
export function shownUntil(placedAt: Instant): BusinessDate {
  const placedOn = stockholmDate(placedAt);
  return addMonths(placedOn, orderHistoryRule.on(placedOn).months);
}

export interface OrderInHistory {
  readonly phase: OrderPhase;
  readonly placedAt: Instant;
  readonly deliveredAt: Instant | null;
  readonly parcels: readonly Pick<SentParcel, 'phase' | 'dispatchedAt' | 'cameBackAt'>[];
  /** Whether goods of it are still to come back or to be inspected. */
  readonly returnOpen: boolean;
}

/**
 * Whether the customer's history shows the order: for thirty months. After the end of a membership it hides earlier
 * orders. It still shows those whose delivery, return or withdrawal period is open, until it ends (CLB-08).
 */
export function isInHistory(order: OrderInHistory, endedOn: BusinessDate | null, today: BusinessDate): boolean {
  if (today > shownUntil(order.placedAt)) return false;
  return endedOn === null || stockholmDate(order.placedAt) > endedOn || isOpen(order, today);
}

function isOpen({ phase, deliveredAt, parcels, returnOpen }: OrderInHistory, today: BusinessDate): boolean {
  if (returnOpen || parcels.some(isOnItsWayBack)) return true;
  if (phase !== 'delivered' || !deliveredAt) return ['placed', 'confirmed', 'dispatched'].includes(phase);
  return today <= lastWithdrawalDay(stockholmDate(deliveredAt));
}

/** A parcel that nobody got travels back to the warehouse. Its money is settled when it is there. */
function isOnItsWayBack({ phase, dispatchedAt, cameBackAt }: OrderInHistory['parcels'][number]): boolean {
  return phase === 'not-delivered' && dispatchedAt !== null && cameBackAt === null;
}
