import { readFileSync } from 'node:fs';

import {
  fold,
  upcast,
  type AnyEventDefinition,
  type DomainEvent,
  type RecordedEvent,
  type Rejection,
  type Slice,
} from '../../domain/kernel/index.js';
import { parseStreamId } from '../../domain/slices.js';

export interface RecordedReplay<S, E extends DomainEvent> {
  readonly events: readonly RecordedEvent<E>[];
  readonly state: S;
  /** Returns the state after this many events. */
  at(step: number): S;
}

/**
 * Reads all events of a file that `npm run export` has written. A name without a folder means a file beside this one.
 */
export function recordedEvents(file: string): readonly RecordedEvent[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedEvent);
}

/** Replays one stream of the file: the named one, or the first of the slice's kind. */
export function replayRecorded<C, S, E extends DomainEvent, R extends Rejection>(
  slice: Slice<C, S, E, R>,
  file: string,
  stream?: string,
): RecordedReplay<S, E> {
  const ofKind = recordedEvents(file).filter(({ streamId }) => parseStreamId(streamId)?.kind === slice.kind);
  const wanted = stream ?? ofKind[0]?.streamId;
  const events = ofKind.filter(({ streamId }) => streamId === wanted).map((event) => upToDate(slice, event));
  if (events.length === 0) throw new RangeError(`${file} has no stream of kind ${slice.kind}`);
  const at = (step: number): S => fold(slice.evolve, slice.initial, events.slice(0, step));
  return { events, state: at(events.length), at };
}

/** Converts an event of an older version to the present one. */
function upToDate<C, S, E extends DomainEvent, R extends Rejection>(
  slice: Slice<C, S, E, R>,
  event: RecordedEvent,
): RecordedEvent<E> {
  const definition = (slice.events as Readonly<Record<string, AnyEventDefinition>>)[event.type];
  const data = definition ? upcast(event.type, definition, event.version, event.data) : event.data;
  return { ...event, data } as unknown as RecordedEvent<E>;
}
