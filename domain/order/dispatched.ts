import { stockholmDate, type Instant } from '../kernel/index.js';
import type { OrderDispatched, OrderEvent } from './events.js';
import type { OrderState } from './state.js';

interface Parcel {
  readonly trackingNumber: string;
  readonly carrier: string;
}

/**
 * Whether the parcel may be recorded as sent, which happens once. A cancelled order's parcel may have been sent too.
 * The payment then decides whether the money can still be captured.
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
 * Events for a parcel whose dispatch was never reported, when other news of it arrives. The parcel was sent at that
 * time at the latest, so its money is due and its points are earned.
 */
export function unreportedDispatch(
  parcel: Parcel & { readonly at: Instant },
  state: OrderState,
): readonly OrderEvent[] {
  return mayDispatch(state) ? [dispatched({ ...parcel, dispatchedAt: parcel.at })] : [];
}
