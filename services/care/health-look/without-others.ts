import type { DosePackAnswered, DosePackAsked } from '../../../domain/dose-pack/index.js';
import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { OtherPatientLearned } from '../../../domain/prescription/index.js';
import { healthFields } from './health-fields.js';

export const OF_ANOTHER = 'Uppgiften gäller en annan person.';

/** The keys under which sealed health data names the person it is about. */
const NAMING: ReadonlySet<string> = new Set(['personNumber', 'concerning', 'person']);

/**
 * Replaces what the events tell of the health of others: of a child, or of the giver of a warrant. Such data lies in the
 * streams of the one who acted (RX-08), also after the right has ended.
 * @param own the person number of the customer
 */
export function withoutOthers(events: readonly RecordedEvent[], own: string): readonly RecordedEvent[] {
  const streams = new Set(events.filter(isOtherPatient).map(({ streamId }) => streamId));
  const messages = new Set(events.filter(isAsked).flatMap(({ data }) => (tellsOther(data, own) ? data.messageId : [])));
  return events.map((event) => {
    const isOther = streams.has(event.streamId) || (isOfMessage(event) && messages.has(event.data.messageId));
    return guarded(event, (value) => isOther || tellsOther(value, own));
  });
}

function guarded(event: RecordedEvent, isOfOther: (value: unknown) => boolean): RecordedEvent {
  const data = event.data as Readonly<Record<string, unknown>>;
  const changed = healthFields(event.type).flatMap((field) => {
    const value = data[field] ?? null;
    return value !== null && isOfOther({ [field]: value }) ? [[field, ownOf(value, isOfOther)] as const] : [];
  });
  return changed.length === 0 ? event : { ...event, data: { ...data, ...Object.fromEntries(changed) } };
}

/** An order may have prescriptions of several persons. */
function ownOf(value: unknown, isOfOther: (value: unknown) => boolean): unknown {
  return Array.isArray(value) ? value.map((each) => (isOfOther(each) ? OF_ANOTHER : each)) : OF_ANOTHER;
}

function tellsOther(value: unknown, own: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) =>
    NAMING.has(key) && typeof inner === 'string' ? inner !== own : tellsOther(inner, own),
  );
}

type OfMessage = DosePackAsked | DosePackAnswered;

function isOtherPatient(event: RecordedEvent): boolean {
  return event.type === ('OtherPatientLearned' satisfies OtherPatientLearned['type']);
}

function isAsked(event: RecordedEvent): event is RecordedEvent<DosePackAsked> {
  return event.type === ('DosePackAsked' satisfies DosePackAsked['type']);
}

function isOfMessage(event: RecordedEvent): event is RecordedEvent<OfMessage> {
  return isAsked(event) || event.type === ('DosePackAnswered' satisfies OfMessage['type']);
}
