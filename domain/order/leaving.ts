import { stockholmDate, type Instant } from '../kernel/index.js';
import type { OrderDispatched, OrderEvent } from './events.js';
import type { OrderState } from './state.js';

interface Parcel {
  readonly trackingNumber: string;
  readonly carrier: string;
}

/**
 * A paid order leaves once, a cancelled one too. The parcel is gone, and the payment tells whether its money can still
 * be captured.
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
 * News of a parcel before its dispatch was reported; that report may never come. The parcel left at the latest at that
 * instant, so its money is due and its points are earned.
 */
export function leftUnseen(parcel: Parcel & { readonly at: Instant }, state: OrderState): readonly OrderEvent[] {
  return mayLeave(state) ? [leave({ ...parcel, dispatchedAt: parcel.at })] : [];
}
