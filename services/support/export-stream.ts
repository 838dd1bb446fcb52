import { randomBytes } from 'node:crypto';

import type { AnyEventDefinition, AnyEventDefinitions, RecordedEvent } from '../../domain/kernel/index.js';
import { allEventDefinitions } from '../../domain/slices.js';
import type { EventStore, StoredEvent } from '../foundation/event-store/port.js';
import { FakeValues } from './export/fake-values.js';

/** Fields with free text about people, in the events that staff cause. */
const FREE_TEXT: Readonly<Record<string, readonly string[]>> = {
  CustomerViewed: ['staffName', 'reason'],
  LookRecorded: ['staffName', 'reason'],
};

/**
 * Personal fields that only tell about goods. They are encrypted because they show a person's health, but they do not
 * identify the person.
 */
const GOODS: ReadonlySet<string> = new Set(['product', 'lines', 'reductions']);

/** Writes NDJSON, one event a line in store order, for `replayRecorded` (CORE-13). Personal fields are replaced. */
export async function exportStreams(
  store: EventStore,
  streamIds: readonly string[],
  definitions: AnyEventDefinitions = allEventDefinitions,
): Promise<string> {
  const fakes = new FakeValues(randomBytes(32));
  const events = await store.readStreams(streamIds);
  return events.map((event) => `${JSON.stringify(withoutPersons(event, definitions[event.type], fakes))}\n`).join('');
}

function withoutPersons(
  { fingerprint: _secret, ...event }: StoredEvent,
  definition: AnyEventDefinition | undefined,
  fakes: FakeValues,
): RecordedEvent {
  // Data of an unknown event type may be personal, so it is left out.
  if (!definition) return { ...event, data: {} };
  const personal = [
    ...(definition.personal ?? []).flatMap(({ fields }) => fields as readonly string[]),
    ...(FREE_TEXT[event.type] ?? []),
  ];
  const data = Object.entries(event.data as object).map(([field, value]) => [
    field,
    personal.includes(field) ? (GOODS.has(field) ? fakes.ofGoods(field, value) : fakes.of(field, value)) : value,
  ]);
  return { ...event, data: Object.fromEntries(data) };
}
