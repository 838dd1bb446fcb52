import { randomBytes } from 'node:crypto';

import type { AnyEventDefinition, AnyEventDefinitions, RecordedEvent } from '../../domain/kernel/index.js';
import { allEventDefinitions } from '../../domain/slices.js';
import type { EventStore, StoredEvent } from '../foundation/event-store/port.js';
import { FakeValues } from './export/fake-values.js';

/** Said by people about people, though no field of a customer. */
const FREE_TEXT: Readonly<Record<string, readonly string[]>> = {
  CustomerViewed: ['staffName', 'reason'],
  LookRecorded: ['staffName', 'reason'],
};

/** Sealed for what they tell of a person's health, not of who it is. */
const GOODS: ReadonlySet<string> = new Set(['product', 'lines', 'reductions']);

/**
 * Streams as NDJSON, one event a line in the order of the store, for `replayRecorded` (CORE-13).
 * Personal fields are replaced, consistently within one export.
 */
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
  // What this version does not know it cannot vouch for.
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
