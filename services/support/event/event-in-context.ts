import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import type { EventInContext } from '../contract/customers.js';
import type { EventStore, StoredEvent } from '../../foundation/event-store/port.js';
import { isErased, maskEvents } from '../history/mask-events.js';
import type { Subjects } from '../history/subjects.js';
import { withheldFrom, type IsOpen } from './withheld.js';

/** The maximum number of related events. A job run can cause as many events as there are members. */
const MOST_RELATED = 200;

/**
 * Returns one event with its causes and effects. @param isOpen whether the session has given a reason for a customer.
 */
export async function eventInContext(
  store: EventStore,
  subjects: Subjects,
  eventId: Uuid,
  isOpen: IsOpen,
): Promise<EventInContext | null> {
  const stored = await store.findEvent(eventId);
  if (!stored) return null;
  const subjectId = await subjects.ofStream(stored.streamId);
  const subject = subjectId ? await subjects.read(subjectId) : null;
  const erased = isErased(subject?.events ?? []);
  const plain = (each: StoredEvent): RecordedEvent => shown(each, erased);
  const event = plain(stored);
  const [correlated, causes] = await Promise.all([
    store.readCorrelation(event.correlationId).then((events) => events.map(plain)),
    causesOf(event, (id) => store.findEvent(id).then((found) => found && plain(found))),
  ]);
  const related = {
    causes,
    effects: effectsOf(event, correlated).slice(0, MOST_RELATED),
    correlated: correlated.slice(0, MOST_RELATED),
  };
  const asRelated = await withheldFrom(Object.values(related).flat(), subjects, isOpen);
  const index = subject?.events.findIndex((each) => each.eventId === eventId) ?? -1;
  return {
    event,
    subjectId,
    step: index < 0 ? null : index + 1,
    causes: causes.map(asRelated),
    effects: related.effects.map(asRelated),
    correlated: related.correlated.map(asRelated),
  };
}

function shown({ fingerprint: _secret, ...event }: StoredEvent, erased: boolean): RecordedEvent {
  return maskEvents([event], erased)[0] as RecordedEvent;
}

type Find = (eventId: Uuid) => Promise<RecordedEvent | null>;

/** The maximum length of a chain of causes. No real chain is longer, and the limit ends a loop in damaged data. */
const LONGEST = 50;

/** Returns the events that caused an event, the first cause first. */
async function causesOf(event: RecordedEvent, find: Find): Promise<readonly RecordedEvent[]> {
  const causes: RecordedEvent[] = [];
  let current: RecordedEvent | null = event;
  while (current?.causationId && causes.length < LONGEST) {
    current = await find(current.causationId);
    if (current) causes.unshift(current);
  }
  return causes;
}

/** Returns the direct and indirect effects of an event, among the events with its correlation id. */
function effectsOf(event: RecordedEvent, correlated: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const reached = new Set([event.eventId]);
  return correlated.filter(({ eventId, causationId }) => {
    if (causationId === null || !reached.has(causationId)) return false;
    reached.add(eventId);
    return true;
  });
}
