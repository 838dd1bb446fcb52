import type { BusinessDate, Inspected, Instant, RecordedEvent } from '../kernel/index.js';
import { customerSlices, type CustomerKind, type EventOf, type ShownKind, type StateOf } from '../slices.js';
import type { HistoryState, Places } from './history-state.js';
import { allSlots, type Slots } from './slots.js';

export type ShownStream = ShownStreamOf<CustomerKind>;

interface ShownStreamOf<K extends CustomerKind> {
  readonly stream: string;
  readonly kind: K;
  readonly state: StateOf<K>;
}

/** The names of the streams by kind, in the order of their slot numbers. */
export type StreamNames = ReadonlyMap<CustomerKind, readonly string[]>;

export type ShownValue = Inspected<RecordedEvent, ShownKind>;

const kinds = Object.values(customerSlices).map(({ kind }) => kind);

export function streamNames(places: Places): StreamNames {
  const names = new Map<CustomerKind, string[]>(kinds.map((kind) => [kind, []]));
  for (const [stream, { kind }] of places) names.get(kind)?.push(stream);
  return names;
}

export function shownStreams(state: HistoryState, names: StreamNames): readonly ShownStream[] {
  return kinds.flatMap((kind) => shownOf(kind, state[kind], names.get(kind) ?? []));
}

function shownOf<K extends CustomerKind>(
  kind: K,
  slots: Slots<StateOf<K>>,
  names: readonly string[],
): readonly ShownStreamOf<K>[] {
  const inspection = customerSlices[kind].inspection;
  if (!inspection) return [];
  const all = allSlots(slots).map((state, slot) => ({ stream: names[slot] ?? '', kind, state }));
  return inspection.latestAlone ? all.slice(-1) : all;
}

/**
 * The displayed values of a stream at an instant. Their `behind` accepts any event, but matches only events of this
 * stream.
 */
export function valuesOf<K extends CustomerKind>(
  { stream, kind, state }: ShownStreamOf<K>,
  instant: Instant,
): readonly ShownValue[] {
  const values = customerSlices[kind].inspection?.inspect(state, instant, keyOf(stream, kind)) ?? [];
  return values.map(({ behind, adds, ...value }) => ({
    ...value,
    behind: (event) => event.streamId === stream && behind(event as RecordedEvent<EventOf<K>>),
    ...(adds && { adds: (event: RecordedEvent) => adds(event as RecordedEvent<EventOf<K>>) }),
  }));
}

/** Returns a test for the events behind a value that no longer exists. Null for a path of another stream. */
export function behindGone<K extends CustomerKind>(
  { stream, kind, state }: ShownStreamOf<K>,
  path: string,
): ((event: RecordedEvent) => boolean) | null {
  const behind = customerSlices[kind].inspection?.behindGone?.(state, path);
  return behind ? (event) => event.streamId === stream && behind(event as RecordedEvent<EventOf<K>>) : null;
}

/** Whether time alone can change displayed values of the stream. */
export function turns({ kind }: Pick<ShownStream, 'kind'>): boolean {
  return customerSlices[kind].inspection?.turningDays !== undefined;
}

/** The days after `from`, through `to`, on which time alone changed a value, oldest first. */
export function turningDays(state: HistoryState, from: BusinessDate, to: BusinessDate): readonly BusinessDate[] {
  if (from >= to) return [];
  const days = kinds.filter((kind) => turns({ kind })).flatMap((kind) => daysOf(kind, state[kind], from, to));
  return [...new Set(days)].sort();
}

function daysOf<K extends CustomerKind>(
  kind: K,
  slots: Slots<StateOf<K>>,
  from: BusinessDate,
  to: BusinessDate,
): readonly BusinessDate[] {
  return shownOf(kind, slots, []).flatMap(
    ({ state }) => customerSlices[kind].inspection?.turningDays?.(state, from, to) ?? [],
  );
}

function keyOf(stream: string, kind: CustomerKind): string {
  return stream.slice(kind.length + 1);
}
