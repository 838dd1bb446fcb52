import { parseStreamId, type RecordedEvent, type StreamKind } from '../../../domain/kernel/index.js';
import { openHistory, snapshot, type History, type Snapshot } from '../../../domain/replay-history/index.js';
import { describeEvent, labelOf } from '../events/describe-event.js';
import type { Importance } from '../events/event-text.js';

/** An event as the list, the lanes and the cards show it. */
export interface Entry {
  readonly step: number;
  readonly eventId: string;
  readonly type: string;
  readonly label: string;
  readonly line: string;
  readonly importance: Importance;
  readonly at: string;
  readonly streamId: string;
  readonly kind: StreamKind | null;
  readonly revision: number;
  readonly actor: RecordedEvent['actor'];
  /** The event that caused it, where that is part of this history. */
  readonly causeStep: number | null;
  readonly causeLabel: string | null;
}

export interface TypeCount {
  readonly type: string;
  readonly label: string;
  readonly count: number;
}

/** A history opened for the console; the same in the browser and on the server. */
export interface Replayed {
  readonly history: History;
  readonly total: number;
  entry(step: number): Entry | null;
  event(step: number): RecordedEvent | null;
  snapshot(step: number): Snapshot;
  /** Lower case, with the data: what the text filter looks through. */
  searchText(step: number): string;
  readonly types: readonly TypeCount[];
}

export function openReplay(events: readonly RecordedEvent[]): Replayed {
  const history = openHistory(events);
  const steps = new Map(events.map(({ eventId }, index) => [eventId, index + 1]));
  const entries = memoised((step) => entryOf(events, step, steps));
  const snapshots = memoised((step) => snapshot(history.at(step)), KEPT_SNAPSHOTS);
  const searched = memoised((step) => searchTextOf(events[step - 1] as RecordedEvent, entries(step) as Entry));
  return {
    history,
    total: events.length,
    entry: (step) => (step >= 1 && step <= events.length ? entries(step) : null),
    event: (step) => events[step - 1] ?? null,
    snapshot: snapshots,
    searchText: searched,
    types: countTypes(events),
  };
}

/** Snapshots of a long history are large; stepping back and forth needs few. */
const KEPT_SNAPSHOTS = 64;

function memoised<T>(make: (step: number) => T, most = Infinity): (step: number) => T {
  const made = new Map<number, T>();
  return (step) => {
    const known = made.get(step);
    if (known !== undefined) return known;
    const value = make(step);
    if (made.size >= most) made.delete(made.keys().next().value as number);
    made.set(step, value);
    return value;
  };
}

function entryOf(events: readonly RecordedEvent[], step: number, steps: ReadonlyMap<string, number>): Entry {
  const event = events[step - 1] as RecordedEvent;
  const { eventId, type, streamId, revision, actor, effectiveAt, causationId } = event;
  const causeStep = (causationId && steps.get(causationId)) || null;
  const cause = causeStep ? events[causeStep - 1] : null;
  const kind = parseStreamId(streamId)?.kind ?? null;
  const causeLabel = cause ? labelOf(cause.type) : null;
  return {
    step,
    eventId,
    type,
    ...describeEvent(event),
    at: effectiveAt,
    streamId,
    kind,
    revision,
    actor,
    causeStep,
    causeLabel,
  };
}

function searchTextOf(event: RecordedEvent, { label, line }: Entry): string {
  return `${label} ${line} ${event.type} ${event.streamId} ${JSON.stringify(event.data)}`.toLowerCase();
}

function countTypes(events: readonly RecordedEvent[]): readonly TypeCount[] {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, label: labelOf(type), count }))
    .sort((a, b) => a.label.localeCompare(b.label, 'sv'));
}
