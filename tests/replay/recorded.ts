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
  /** The state after this many events. */
  at(step: number): S;
}

/**
 * All events of a file that `npm run export` has written. A file name without a folder is looked up beside this file.
 */
export function recordedEvents(file: string): readonly RecordedEvent[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedEvent);
}

/** Replays a recorded stream: the first one of the slice's kind, or the named one. */
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

/** Converts old events with the slice's upcasters. */
function upToDate<C, S, E extends DomainEvent, R extends Rejection>(
  slice: Slice<C, S, E, R>,
  event: RecordedEvent,
): RecordedEvent<E> {
  const definition = (slice.events as Readonly<Record<string, AnyEventDefinition>>)[event.type];
  const data = definition ? upcast(event.type, definition, event.version, event.data) : event.data;
  return { ...event, data } as unknown as RecordedEvent<E>;
}
