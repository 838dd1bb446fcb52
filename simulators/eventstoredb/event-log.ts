import { randomUUID } from 'node:crypto';

/** One event in EventStoreDB's log. Commit and prepare positions are equal for gRPC appends. */
export interface LoggedEvent {
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: bigint;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly customMetadata: Uint8Array;
}

export type ProposedEvent = Pick<LoggedEvent, 'id' | 'type' | 'contentType' | 'data' | 'customMetadata'>;

/** The revision that the stream must have. -1 means that the stream must not exist. */
export type Expected = number | 'any' | 'stream-exists';

export interface Written {
  readonly last: LoggedEvent;
}

export interface Conflict {
  /** The last revision of the stream. -1 when the stream does not exist. */
  readonly current: number;
}

/**
 * The position of the first event. A real log begins with a record that is not an event, so no event is at position 0.
 */
const FIRST_POSITION = 312n;
const RECORD_OVERHEAD = 120n;
const OWN_EVENTS_EVERY = 3;

/** The part of the log that a node has received. */
export type LogView = Pick<EventLog, 'all' | 'stream'>;

/** All events of a server. Like a real server, it adds events of its own between them. */
export class EventLog {
  readonly all: LoggedEvent[] = [];
  private readonly streams = new Map<string, LoggedEvent[]>();
  private readonly listeners = new Set<(event: LoggedEvent) => void>();
  private end = FIRST_POSITION;
  private appends = 0;

  stream(streamId: string): readonly LoggedEvent[] {
    return this.streams.get(streamId) ?? [];
  }

  /** Returns a copy of the log, as a backup of the data directory would be. */
  backup(): EventLog {
    const copy = new EventLog();
    copy.all.push(...this.all);
    for (const [streamId, events] of this.streams) copy.streams.set(streamId, [...events]);
    copy.end = this.end;
    copy.appends = this.appends;
    return copy;
  }

  /** The log as a node sees it that has received only the first `length` events. */
  upTo(length: number): LogView {
    const all = this.all.slice(0, length);
    return { all, stream: (streamId) => all.filter((event) => event.streamId === streamId) };
  }

  /**
   * Appends the events if `expected` fits the stream. If the same events already follow an older revision, it succeeds
   * without writing.
   */
  append(streamId: string, expected: Expected, events: readonly ProposedEvent[]): Written | Conflict {
    const stream = this.stream(streamId);
    const current = stream.length - 1;
    if (expected === 'stream-exists' && current < 0) return { current };
    if (typeof expected === 'number' && expected !== current) {
      const standing = stream.slice(expected + 1, expected + 1 + events.length);
      const last = standing.at(-1);
      const same =
        expected < current &&
        standing.length === events.length &&
        standing.every(({ id }, index) => id === events[index]?.id);
      return same && last ? { last } : { current };
    }
    const written = events.map((event) => this.write(streamId, event));
    this.appends += 1;
    if (this.appends % OWN_EVENTS_EVERY === 0) this.writeStatistics();
    return { last: written.at(-1) as LoggedEvent };
  }

  onWritten(listener: (event: LoggedEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private write(streamId: string, event: ProposedEvent): LoggedEvent {
    const stream = this.streams.get(streamId) ?? [];
    const written: LoggedEvent = { ...event, streamId, revision: stream.length, position: this.end };
    this.end += RECORD_OVERHEAD + BigInt(event.data.length + event.customMetadata.length);
    this.streams.set(streamId, [...stream, written]);
    this.all.push(written);
    for (const listener of this.listeners) listener(written);
    return written;
  }

  private writeStatistics(): void {
    const data = Buffer.from('{"proc-cpu":1}');
    const event = {
      id: randomUUID(),
      type: '$statsCollected',
      contentType: 'application/json',
      data,
      customMetadata: new Uint8Array(),
    };
    this.write('$stats-127.0.0.1:2113', event);
  }
}
