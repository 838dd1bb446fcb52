import { stockholmDate, type Instant } from '../kernel/index.js';
import type { OrderDispatched, OrderEvent } from './events.js';
import { parcelMoney } from './billed/parcel-money.js';
import type { SentParcel } from './parcels.js';
import { awaitingDispensing } from './prescribed/dispensed.js';
import type { OrderRejection } from './rejections.js';
import type { OrderState } from './state.js';

/** What a carrier reports about a parcel of the order. */
export interface ParcelReport {
  readonly parcelId: string;
  readonly trackingNumber: string;
  readonly carrier: string;
}

export function parcelNamed({ parcels }: OrderState, parcelId: string): SentParcel | undefined {
  return parcels.find((parcel) => parcel.parcelId === parcelId);
}

/**
 * Whether a dispatch of the parcel may be recorded, which happens once. The parcel of a cancelled paid order may have
 * been sent too. The payment then decides whether it can still capture the money.
 */
export function mayDispatch({ confirmedAt }: OrderState, { trackingNumber }: SentParcel): boolean {
  return confirmedAt !== null && trackingNumber === null;
}

export function dispatched(
  { parcelId, trackingNumber, carrier }: ParcelReport,
  dispatchedAt: Instant,
  { order, parcels, unsent }: OrderState,
): OrderDispatched {
  const parcel = parcels.find((each) => each.parcelId === parcelId);
  if (!order || !parcel) throw new RangeError(`parcel ${parcelId} is no parcel of the order`);
  const dispatchedOn = stockholmDate(dispatchedAt);
  const money = parcelMoney({ order, parcels, unsent }, parcel);
  return { type: 'OrderDispatched', data: { parcelId, ...money, trackingNumber, carrier, dispatchedAt, dispatchedOn } };
}

/**
 * The missing dispatch event, when a later report mentions a parcel that was never reported as sent. The money is then
 * due, and points are earned.
 */
export function unreportedDispatch(
  report: ParcelReport,
  at: Instant,
  parcel: SentParcel,
  state: OrderState,
): readonly OrderEvent[] {
  return mayDispatch(state, parcel) ? [dispatched(report, at, state)] : [];
}

/** Why a carrier's report about a parcel that it has cannot be true. Null when it can. */
export function refusesReport({ parcelId, trackingNumber }: ParcelReport, state: OrderState): OrderRejection | null {
  const parcel = parcelNamed(state, parcelId);
  if (!state.order) return { type: 'OrderUnknown' };
  if (!parcel) return { type: 'ParcelUnknown', field: 'parcelId', parcelId };
  if (state.confirmedAt === null) return { type: 'OrderPhaseWrong', phase: state.phase };
  if (parcel.trackingNumber !== null && parcel.trackingNumber !== trackingNumber)
    return { type: 'TrackingNumberUnknown', field: 'trackingNumber' };
  if (parcel.dispatchedAt === null && awaitingDispensing(state, parcel).length > 0)
    return { type: 'ParcelAwaitsDispensing', field: 'parcelId', parcelId };
  return null;
}
