import { stockholmDate, type Instant } from '../kernel/index.js';
import type { OrderDispatched, OrderEvent } from './events.js';
import type { OrderState } from './state.js';

interface Parcel {
  readonly trackingNumber: string;
  readonly carrier: string;
}

/**
 * Whether a dispatch may be recorded, which happens once. The parcel of a cancelled paid order may have been sent too.
 * The payment then decides whether it can still capture the money.
 */
export function mayDispatch({ phase, confirmedAt, trackingNumber }: OrderState): boolean {
  return trackingNumber === null && (phase === 'confirmed' || (phase === 'cancelled' && confirmedAt !== null));
}

export function dispatched({
  trackingNumber,
  carrier,
  dispatchedAt,
}: Parcel & { dispatchedAt: Instant }): OrderDispatched {
  return {
    type: 'OrderDispatched',
    data: { trackingNumber, carrier, dispatchedAt, dispatchedOn: stockholmDate(dispatchedAt) },
  };
}

/**
 * The missing dispatch event, when a later report mentions a parcel that was never reported as sent. The money is then
 * due, and points are earned.
 */
export function unreportedDispatch(
  parcel: Parcel & { readonly at: Instant },
  state: OrderState,
): readonly OrderEvent[] {
  return mayDispatch(state) ? [dispatched({ ...parcel, dispatchedAt: parcel.at })] : [];
}
