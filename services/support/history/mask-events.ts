import type { CustomerErased, CustomerIdentified } from '../../../domain/customer/index.js';
import {
  FORGOTTEN,
  isForgotten,
  maskPersonNumber,
  parsePersonNumber,
  type RecordedEvent,
} from '../../../domain/kernel/index.js';
import type { OrderPlaced } from '../../../domain/order/index.js';
import type { WarrantEvent } from '../../../domain/warrant/index.js';
import type { Staff } from '../../access/staff/staff.js';
import { healthFields } from '../../care/health-look/health-fields.js';
import type { HealthContents } from '../contract/health-contents.js';
import { withoutWatchedMedicines } from './mask-watches.js';

/**
 * Masks person numbers, which are shown only on a recorded request (SUP-01), and the contents of prescriptions and
 * high-cost accounts. For an erased customer it also hides receivers and contents of orders, which are kept for the
 * bookkeeping only (LAW-09).
 * @param healthOpened whether a pharmacist opened the contents of prescriptions
 */
export function maskEvents(
  events: readonly RecordedEvent[],
  erased = isErased(events),
  healthOpened = false,
): readonly RecordedEvent[] {
  const told = healthOpened ? events : withoutWatchedMedicines(events);
  return told.map((event) => {
    if (event.type === 'CustomerIdentified') return masked(event as RecordedEvent<CustomerIdentified>);
    if (namesPersons(event)) return withoutPersons(event);
    const closed = healthOpened ? event : withoutHealth(event);
    return erased && event.type === 'OrderPlaced' ? withoutBookkeeping(closed as RecordedEvent<OrderPlaced>) : closed;
  });
}

/** A field that is null holds nothing: an order without prescriptions must not look as if it had some. */
function withoutHealth(event: RecordedEvent): RecordedEvent {
  const data = event.data as Readonly<Record<string, unknown>>;
  const sealed = healthFields(event.type).filter((field) => (data[field] ?? null) !== null);
  if (sealed.length === 0) return event;
  return { ...event, data: { ...data, ...Object.fromEntries(sealed.map((field) => [field, FORGOTTEN])) } };
}

/**
 * What of prescriptions this staff member may see. It is never `open`, because opening them is a look of its own. After an
 * erasure no look could name its reason, so nothing is opened here.
 */
export function healthContents(events: readonly RecordedEvent[], { role }: Pick<Staff, 'role'>): HealthContents {
  if (isErased(events) || !events.some((event) => withoutHealth(event) !== event)) return 'absent';
  return role === 'pharmacist' ? 'openable' : 'sealed';
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

type Named = Extract<WarrantEvent, { readonly data: { readonly persons: unknown } }>;

const NAMING: ReadonlySet<string> = new Set<Named['type']>([
  'WarrantReceived',
  'WarrantGiven',
  'WarrantGivenAtPharmacy',
]);

function namesPersons(event: RecordedEvent): event is RecordedEvent<Named> {
  return NAMING.has(event.type);
}

/** RX-08: a warrant names others than the customer. That it is for a child is kept, and who the child is is not. */
function withoutPersons(event: RecordedEvent<Named>): RecordedEvent {
  const { persons } = event.data;
  if (isForgotten(persons)) return event;
  const sealed = { personNumber: FORGOTTEN, name: FORGOTTEN };
  const child = persons.child && sealed;
  return { ...event, data: { ...event.data, persons: { giver: sealed, holder: sealed, child } } } as RecordedEvent;
}

function withoutBookkeeping(event: RecordedEvent<OrderPlaced>): RecordedEvent {
  return { ...event, data: { ...event.data, contact: FORGOTTEN, lines: FORGOTTEN, shelfKey: FORGOTTEN } };
}
