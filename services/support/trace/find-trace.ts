import { comparePositions, type RecordedEvent, type Uuid } from '../../../domain/kernel/index.js';
import { parseStreamId, streamId } from '../../../domain/slices.js';
import { streamsOwnedBy } from '../../../projections/customer-timeline/queries.js';
import { orderByNumber } from '../../../projections/order-tracking/queries.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export interface Trace {
  /** The event that was asked for. Empty for a whole correlation, order or stream. */
  readonly eventId: Uuid;
  readonly events: readonly RecordedEvent[];
}

/**
 * Finds the events of an id: of an event, a command, a correlation, an order (by its number) or a stream. Null when
 * nothing matches.
 */
export async function findTrace(store: EventStore, db: Database, id: string): Promise<Trace | null> {
  const asked = id.trim().toLowerCase();
  if (parseStreamId(asked)) return traceOf('', await store.readStream(asked));
  if (!UUID.test(asked)) return ofOrder(store, db, id.trim());
  const event = (await store.findEvent(asked)) ?? (await store.findEvent(derivedId(asked, 0)));
  return traceOf(event?.eventId ?? '', await store.readCorrelation(event?.correlationId ?? asked));
}

async function ofOrder(store: EventStore, db: Database, orderNumber: string): Promise<Trace | null> {
  const order = await orderByNumber(db, orderNumber);
  if (!order) return null;
  const own = await store.readStreams(await streamsOwnedBy(db, streamId('order', order.order_id)));
  const correlations = [...new Set(own.map(({ correlationId }) => correlationId))];
  const related = await Promise.all(correlations.map((correlationId) => store.readCorrelation(correlationId)));
  return traceOf('', withEffects(own, related.flat()));
}

/**
 * Adds to an order's events their effects in other streams, for example the member's points. A job run's effects are
 * left out.
 */
export function withEffects(
  own: readonly RecordedEvent[],
  related: readonly RecordedEvent[],
): readonly RecordedEvent[] {
  const known = new Map(own.map((event) => [event.eventId, event]));
  for (const event of related.toSorted(byPosition))
    if (event.causationId !== null && known.has(event.causationId)) known.set(event.eventId, event);
  return [...known.values()].sort(byPosition);
}

function byPosition(a: RecordedEvent, b: RecordedEvent): number {
  return comparePositions(a.position, b.position);
}

function traceOf(eventId: Uuid, events: readonly RecordedEvent[]): Trace | null {
  return events.length > 0 ? { eventId, events } : null;
}
