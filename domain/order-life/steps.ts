import type { Instant, Ore, RecordedEvent, Uuid } from '../kernel/index.js';
import type { OrderEvent } from '../order/index.js';
import type { PaymentEvent } from '../payment/index.js';

export type LifeEvent = RecordedEvent<OrderEvent | PaymentEvent>;

/** A row of the picture: the order, each of its parcels, and what happens to its money. */
export type Lane = 'order' | 'returns' | 'payment' | 'captures' | 'refunds' | `parcel:${string}`;

/** An event of the order's life, at its place on the time axis. */
export interface LifeStep {
  readonly eventId: Uuid;
  readonly lane: Lane;
  readonly at: Instant;
  /** The money of the event. Null when it moves none. */
  readonly amount: Ore | null;
  readonly event: LifeEvent;
}

/** The steps of an order's life in their order, each in the lane of what it is about. */
export function lifeSteps(events: readonly LifeEvent[], parcelIds: readonly string[]): readonly LifeStep[] {
  return events.map((event) => {
    const { eventId, effectiveAt: at, data } = event;
    return { eventId, lane: laneOf(event, parcelIds), at, amount: amountIn(data), event };
  });
}

/** An event is in the lane of what its data names, so a new kind of event finds its lane too. */
function laneOf({ streamId, data }: LifeEvent, [first = '', ...others]: readonly string[]): Lane {
  if (streamId.startsWith('payment-')) {
    if ('captureId' in data || 'partId' in data || 'releaseId' in data) return 'captures';
    return 'refundId' in data || 'reversalId' in data ? 'refunds' : 'payment';
  }
  if ('parcelId' in data) return `parcel:${data.parcelId ?? first}`;
  if ('trackingNumber' in data && others.length === 0) return `parcel:${first}`;
  return 'returnId' in data || 'withdrawalId' in data || 'refundId' in data ? 'returns' : 'order';
}

function amountIn(data: LifeEvent['data']): Ore | null {
  const amount = 'amount' in data ? data.amount : 'due' in data ? data.due : 'refund' in data ? data.refund : null;
  return typeof amount === 'number' ? amount : null;
}
