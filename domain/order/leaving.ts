import { stockholmDate, type Instant } from '../kernel/index.js';
import type { OrderDispatched, OrderEvent } from './events.js';
import type { OrderState } from './state.js';

interface Parcel {
  readonly trackingNumber: string;
  readonly carrier: string;
}

/**
 * Whether the parcel may be recorded as sent. It is sent once. This also holds for a cancelled order whose parcel was
 * sent; the payment then decides whether the money can still be captured.
 */
export function mayLeave({ phase, confirmedAt, trackingNumber }: OrderState): boolean {
  return trackingNumber === null && (phase === 'confirmed' || (phase === 'cancelled' && confirmedAt !== null));
}

export function leave({ trackingNumber, carrier, dispatchedAt }: Parcel & { dispatchedAt: Instant }): OrderDispatched {
  return {
    type: 'OrderDispatched',
    data: { trackingNumber, carrier, dispatchedAt, dispatchedOn: stockholmDate(dispatchedAt) },
  };
}

/**
 * Events for a parcel whose dispatch was never reported, when other news of it arrives. The parcel was sent at that
 * time at the latest, so its money is due and its points are earned.
 */
export function leftUnseen(parcel: Parcel & { readonly at: Instant }, state: OrderState): readonly OrderEvent[] {
  return mayLeave(state) ? [leave({ ...parcel, dispatchedAt: parcel.at })] : [];
}
