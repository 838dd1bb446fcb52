import type { ProductUnwatched, ProductWatched, StockNoticeSent } from '../../../domain/customer/index.js';
import { FORGOTTEN, type RecordedEvent } from '../../../domain/kernel/index.js';

type OfWatch = ProductWatched | ProductUnwatched | StockNoticeSent;

const OF_WATCH: ReadonlySet<string> = new Set<OfWatch['type']>([
  'ProductWatched',
  'ProductUnwatched',
  'StockNoticeSent',
]);

/**
 * PRO-15: a watch of a prescription medicine tells what somebody takes. Only the first event of a watch says what kind of
 * product it is. Where that event is not given, the product is hidden.
 */
export function withoutWatchedMedicines(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const ordinary = new Set(
    events.filter(isOfWatch).flatMap(({ type, data }) => {
      return type === 'ProductWatched' && data.productType === null ? [data.watchId] : [];
    }),
  );
  return events.map((event) =>
    isOfWatch(event) && !ordinary.has(event.data.watchId)
      ? ({ ...event, data: { ...event.data, varuId: FORGOTTEN } } as unknown as RecordedEvent)
      : event,
  );
}

function isOfWatch(event: RecordedEvent): event is RecordedEvent<OfWatch> {
  return OF_WATCH.has(event.type);
}
