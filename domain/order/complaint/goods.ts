import { addMonths, share, stockholmDate, type BusinessDate, type Instant, type Ore } from '../../kernel/index.js';
import type { OrderLine } from '../events.js';
import type { SentParcel } from '../parcels.js';
import type { OrderState } from '../state.js';
import { withdrawable } from '../withdrawal/goods.js';
import type { Complaint } from './state.js';
import { complaintRule, lastComplaintDay } from './rule.js';

/** The parcel that brought a line. Null before it has left. */
export function parcelOfLine({ parcels }: OrderState, lineId: string): SentParcel | null {
  return parcels.find(({ lineIds, dispatchedAt }) => dispatchedAt !== null && lineIds.includes(lineId)) ?? null;
}

/**
 * How many pieces of a line the customer has and may complain of. A complaint that was declined, or that brought new
 * goods, does not stand in the way of another.
 */
export function complainable(state: OrderState, line: OrderLine): number {
  const parcel = parcelOfLine(state, line.lineId);
  if (!parcel || parcel.phase === 'not-delivered') return 0;
  const taken = state.complaints
    .filter(({ status }) => status === 'open' || status === 'awaiting' || status === 'refunded')
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === line.lineId);
  return Math.max(0, withdrawable(state, line) - taken.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** The last day to complain of a line. Null until its parcel has been received: the time has not begun to run. */
export function lastDayOf(state: OrderState, lineId: string): BusinessDate | null {
  const received = parcelOfLine(state, lineId)?.deliveredAt ?? null;
  if (received === null || !state.order) return null;
  return lastComplaintDay(stockholmDate(received), state.order.placedAt);
}

/** The part of a line's price that its complained pieces cost. */
export function priceOf({ total, quantity }: OrderLine, { lines }: Pick<Complaint, 'lines'>, lineId: string): Ore {
  const pieces = lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
  return share(total, pieces, quantity);
}

/** Whether the law presumes that a fault seen on a day was there from the start. Before receipt it does. */
export function isPresumed(state: OrderState, { lines, faultSeenOn }: Complaint): boolean {
  const { order } = state;
  if (!order) return false;
  const { presumedMonths } = complaintRule.on(stockholmDate(order.placedAt));
  return lines.every(({ lineId }) => {
    const received = parcelOfLine(state, lineId)?.deliveredAt ?? null;
    return received === null || faultSeenOn <= addMonths(stockholmDate(received), presumedMonths);
  });
}

/** The day before which nobody can have seen a fault of these goods. */
export function earliestFaultDay(placedAt: Instant): BusinessDate {
  return stockholmDate(placedAt);
}
