import type { CustomerIdentified } from '../../../domain/customer/index.js';
import { isForgotten, maskPersonNumber, parsePersonNumber, type RecordedEvent } from '../../../domain/kernel/index.js';

/** A screen shows person numbers only when asked to, and says so in the log (SUP-01). */
export function maskEvents(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return events.map((event) => (event.type === 'CustomerIdentified' ? masked(event as RecordedEvent<CustomerIdentified>) : event));
}

function masked(event: RecordedEvent<CustomerIdentified>): RecordedEvent {
  const { personNumber } = event.data;
  if (isForgotten(personNumber)) return event;
  const parsed = parsePersonNumber(personNumber);
  return { ...event, data: { ...event.data, personNumber: parsed ? maskPersonNumber(parsed) : '****' } };
}
