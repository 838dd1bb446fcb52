import type { Actor, Instant, Position, RecordedEvent } from '../kernel/index.js';

/**
 * A history in a compact form for the browser. Repeated values are stored once, so that ten thousand events stay small.
 * Events are in the order of their positions.
 */
export interface PackedHistory {
  readonly streams: readonly string[];
  readonly types: readonly string[];
  readonly actors: readonly Actor[];
  /** Command and correlation ids. An event refers to them by their index. */
  readonly ids: readonly string[];
  readonly events: readonly PackedEvent[];
}

type PackedEvent = readonly [
  eventId: string,
  stream: number,
  revision: number,
  type: number,
  version: number,
  position: Position,
  effectiveAt: Instant,
  /** Null when it equals `effectiveAt`. */
  recordedAt: Instant | null,
  command: number,
  correlation: number,
  causationId: string | null,
  actor: number,
  data: unknown,
];

export function packHistory(events: readonly RecordedEvent[]): PackedHistory {
  const [streams, types, actors, ids] = [
    new Index<string>(String),
    new Index<string>(String),
    new Index<Actor>(JSON.stringify),
    new Index<string>(String),
  ];
  const packed = events.map((event): PackedEvent => [
    event.eventId,
    streams.of(event.streamId),
    event.revision,
    types.of(event.type),
    event.version,
    event.position,
    event.effectiveAt,
    event.recordedAt === event.effectiveAt ? null : event.recordedAt,
    ids.of(event.commandId),
    ids.of(event.correlationId),
    event.causationId,
    actors.of(event.actor),
    event.data,
  ]);
  return { streams: streams.values, types: types.values, actors: actors.values, ids: ids.values, events: packed };
}

export function unpackHistory({ streams, types, actors, ids, events }: PackedHistory): readonly RecordedEvent[] {
  return events.map(
    ([
      eventId,
      stream,
      revision,
      type,
      version,
      position,
      effectiveAt,
      recordedAt,
      command,
      correlation,
      causationId,
      actor,
      data,
    ]) => ({
      eventId,
      streamId: streams[stream] as string,
      revision,
      type: types[type] as string,
      version,
      position,
      effectiveAt,
      recordedAt: recordedAt ?? effectiveAt,
      commandId: ids[command] as string,
      correlationId: ids[correlation] as string,
      causationId,
      actor: actors[actor] as Actor,
      data,
    }),
  );
}

/** Assigns an index to each distinct value. */
class Index<T> {
  readonly values: T[] = [];
  private readonly places = new Map<string, number>();

  constructor(private readonly keyOf: (value: T) => string) {}

  of(value: T): number {
    const key = this.keyOf(value);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    this.places.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
