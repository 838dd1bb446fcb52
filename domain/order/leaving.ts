import { stockholmDate, type Instant } from '../kernel/index.js';
import type { OrderDispatched, OrderEvent } from './events.js';
import type { OrderState } from './state.js';

interface Parcel {
  readonly trackingNumber: string;
  readonly carrier: string;
}

/**
 * A paid order leaves once. Also one that was cancelled: what has left has left, and the payment says
 * whether its money can still be taken.
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
 * News of a parcel that nobody has said was sent: it overtook that word, which may never come. It has
 * left at the latest when it was seen, so its money is due and its points are earned.
 */
export function leftUnseen(parcel: Parcel & { readonly at: Instant }, state: OrderState): readonly OrderEvent[] {
  return mayLeave(state) ? [leave({ ...parcel, dispatchedAt: parcel.at })] : [];
}
