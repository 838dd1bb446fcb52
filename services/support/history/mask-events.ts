import type { CustomerErased, CustomerIdentified } from '../../../domain/customer/index.js';
import {
  FORGOTTEN,
  isForgotten,
  maskPersonNumber,
  parsePersonNumber,
  type RecordedEvent,
} from '../../../domain/kernel/index.js';
import type { OrderPlaced } from '../../../domain/order/index.js';
import type { PrescriptionReceived } from '../../../domain/prescription/index.js';

/** Events whose `prescription` no role of the console sees yet. */
const SEALED: ReadonlySet<string> = new Set(['PrescriptionReceived' satisfies PrescriptionReceived['type']]);

/**
 * Masks person numbers, which are shown only on a recorded request (SUP-01), and the contents of prescriptions. For an
 * erased customer it also hides receivers and contents of orders, which are kept for the bookkeeping only (LAW-09).
 */
export function maskEvents(events: readonly RecordedEvent[], erased = isErased(events)): readonly RecordedEvent[] {
  return events.map((event) => {
    if (event.type === 'CustomerIdentified') return masked(event as RecordedEvent<CustomerIdentified>);
    if (SEALED.has(event.type)) return { ...event, data: { ...(event.data as object), prescription: FORGOTTEN } };
    return erased && event.type === 'OrderPlaced' ? withoutBookkeeping(event as RecordedEvent<OrderPlaced>) : event;
  });
}

export function isErased(events: readonly RecordedEvent[]): boolean {
  return events.some(({ type }) => type === ('CustomerErased' satisfies CustomerErased['type']));
}

function masked(event: RecordedEvent<CustomerIdentified>): RecordedEvent {
  const { personNumber } = event.data;
  if (isForgotten(personNumber)) return event;
  const parsed = parsePersonNumber(personNumber);
  return { ...event, data: { ...event.data, personNumber: parsed ? maskPersonNumber(parsed) : '****' } };
}

function withoutBookkeeping(event: RecordedEvent<OrderPlaced>): RecordedEvent {
  return { ...event, data: { ...event.data, contact: FORGOTTEN, lines: FORGOTTEN, shelfKey: FORGOTTEN } };
}
