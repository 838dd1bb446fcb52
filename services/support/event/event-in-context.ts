import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import type { EventInContext } from '../contract/customers.js';
import type { EventStore, StoredEvent } from '../../event-store/port.js';
import { isErased, maskEvents } from '../history/mask-events.js';
import type { Subjects } from '../history/subjects.js';
import { causesOf, effectsOf } from './causation.js';

/** One event with what led to it and what came of it. */
export async function eventInContext(
  store: EventStore,
  subjects: Subjects,
  eventId: Uuid,
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
  const index = subject?.events.findIndex((each) => each.eventId === eventId) ?? -1;
  return {
    event,
    subjectId,
    step: index < 0 ? null : index + 1,
    causes,
    effects: effectsOf(event, correlated),
    correlated,
  };
}

function shown({ fingerprint: _secret, ...event }: StoredEvent, erased: boolean): RecordedEvent {
  return maskEvents([event], erased)[0] as RecordedEvent;
}
