import { stockholmDate, type Instant } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import { nothingLeft } from '../packing/emptied.js';
import { gonePieces } from '../packing/state.js';
import type { SentParcel } from '../parcels.js';
import { refundOf } from '../refund.js';
import { evolve, owedTotal, type OrderState } from '../state.js';

/**
 * Parcels that are not sent. When nothing else of the order is or was sent, the order is cancelled, and all of its money
 * goes back.
 */
export function stoppedParcels(
  state: OrderState,
  order: PlacedOrder,
  parcels: readonly SentParcel[],
  at: Instant,
): readonly OrderEvent[] {
  const [first] = parcels;
  if (!first) return [];
  const rest = state.parcels.filter((parcel) => !parcels.includes(parcel));
  if (rest.every(({ phase, dispatchedAt }) => phase === 'cancelled' && dispatchedAt === null))
    return [{ type: 'OrderCancelled', data: { reason: reasonFor(state, first), cancelledAt: at } }];
  const events: OrderEvent[] = [];
  let now = state;
  for (const parcel of parcels) {
    const stopped = stoppedParcel(now, order, parcel, at);
    const next = [stopped, ...nothingLeft(now, stopped, at)];
    events.push(...next);
    now = next.reduce(evolve, now);
  }
  return events;
}

/** The freight is no part of what a parcel costs. It is due with the first parcel that is sent. */
function stoppedParcel(
  state: OrderState,
  order: PlacedOrder,
  parcel: SentParcel,
  stoppedAt: Instant,
): Extract<OrderEvent, { type: 'ParcelStopped' }> {
  const gone = gonePieces(state);
  const left = order.lines
    .filter(({ lineId }) => parcel.lineIds.includes(lineId))
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (gone[lineId]?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const { lines, refund: whole, shipping } = refundOf(order, gone, left);
  const refund = Math.min(whole - shipping, owedTotal(state));
  const { parcelId } = parcel;
  const [reason, stoppedOn] = [reasonFor(state, parcel), stockholmDate(stoppedAt)];
  return { type: 'ParcelStopped', data: { parcelId, reason, lines, refund, stoppedAt, stoppedOn } };
}

/** The reason of whoever asked first. */
function reasonFor({ cancellations }: OrderState, { parcelId }: SentParcel): string {
  return cancellations.find(({ parcelIds }) => parcelIds.includes(parcelId))?.reason ?? '';
}
