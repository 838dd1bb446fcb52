import { addDays, endOfDay, type Instant, type RecordedEvent, type Uuid } from '../../../domain/kernel/index.js';
import {
  compareMoments,
  openHistory,
  snapshot,
  type History,
  type Snapshot,
  type Stop,
} from '../../../domain/replay-history/index.js';
import { find, type At, type Here } from './at.js';
import { entryOfDay, entryOfEvent, TIME, typeLabel, type Entry } from './timeline/entry.js';
import type { Turn } from './timeline/time-texts.js';

export interface TypeCount {
  readonly type: string;
  readonly label: string;
  readonly count: number;
}

/** A history that is ready to be replayed. The same code runs in the browser and on the server. */
export interface Replayed {
  readonly history: History;
  /** The beginning of the history, each event, and each day on which time alone changed a value. */
  readonly stops: readonly Stop[];
  readonly total: number;
  /** The time when the server read the history. It contains no later events. */
  readonly until: Instant;
  /** Finds the stop of a position. Null gives the end of the history. */
  find(at: At | null): Here;
  /** Describes a stop for the list; null at the beginning of the history. */
  entry(index: number): Entry | null;
  /** The event of a stop; null at the beginning and on a day without an event. */
  event(index: number): RecordedEvent | null;
  /** The index of an event's stop; -1 when the history does not contain the event. */
  indexOf(eventId: Uuid): number;
  /** The type of a stop's event. It is TIME when time alone changed a value. */
  type(index: number): string;
  /** The changes that time alone made on a day; null when the stop is an event. */
  turn(index: number): Turn | null;
  snapshot(step: number, instant: Instant | null): Snapshot;
  /** The text of a stop that the filter searches. It includes the event's data and is in lower case. */
  searchText(index: number): string;
  readonly types: readonly TypeCount[];
}

/** A snapshot of a long history takes much memory, and a person who steps through it needs only a few. */
const KEPT_SNAPSHOTS = 64;

/**
 * Opens a history.
 * @param until the server's present time; days on which time alone changes a value are stops until then
 */
export function openReplay(events: readonly RecordedEvent[], until: Instant): Replayed {
  return new OpenedReplay(openHistory(events), until);
}

/** Computes each part when it is first needed, and keeps it. Of the snapshots it keeps only some. */
class OpenedReplay implements Replayed {
  readonly stops: readonly Stop[];
  readonly total: number;
  readonly types: readonly TypeCount[];
  private readonly places: ReadonlyMap<Uuid, number>;
  private readonly turns = memoised((index: number) => turnOf(this.history, this.stops[index] as Stop));
  private readonly entries = memoised((index: number) => this.entryOf(index));
  private readonly searched = memoised((index: number) => searchTextOf(this.event(index), this.entry(index)));
  private readonly snapshots = memoised((key: string) => {
    const [step, instant] = key.split('@');
    return snapshot(this.history.asOf(Number(step), instant || null));
  }, KEPT_SNAPSHOTS);

  constructor(
    readonly history: History,
    readonly until: Instant,
  ) {
    this.stops = history.stops(until);
    this.total = history.events.length;
    this.places = placesOf(history.events, this.stops);
    this.types = countTypes(history.events, this.stops.length - 1 - this.total);
  }

  find(at: At | null): Here {
    return find(this.history, this.stops, at);
  }

  entry(index: number): Entry | null {
    return index >= 1 && index < this.stops.length ? this.entries(index) : null;
  }

  event(index: number): RecordedEvent | null {
    const stop = this.stops[index];
    return stop?.day === null ? (this.history.events[stop.step - 1] ?? null) : null;
  }

  indexOf(eventId: Uuid): number {
    return this.places.get(eventId) ?? -1;
  }

  type(index: number): string {
    return this.event(index)?.type ?? TIME;
  }

  turn(index: number): Turn | null {
    return this.stops[index]?.day ? this.turns(index) : null;
  }

  snapshot(step: number, instant: Instant | null): Snapshot {
    return this.snapshots(`${step}@${instant ?? ''}`);
  }

  searchText(index: number): string {
    return this.searched(index);
  }

  private entryOf(index: number): Entry {
    const stop = this.stops[index] as Stop;
    const event = this.event(index);
    return event ? entryOfEvent(index, stop, event, this.causeOf(event)) : entryOfDay(index, stop, this.turns(index));
  }

  private causeOf({ causationId }: RecordedEvent): { readonly step: number; readonly type: string } | null {
    const place = causationId === null ? -1 : this.indexOf(causationId);
    const stop = this.stops[place];
    return stop ? { step: stop.step, type: this.type(place) } : null;
  }
}

function memoised<K extends string | number, T>(make: (key: K) => T, most = Infinity): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (made.size >= most) made.delete(made.keys().next().value as K);
    made.set(key, value);
    return value;
  };
}

function placesOf(events: readonly RecordedEvent[], stops: readonly Stop[]): ReadonlyMap<Uuid, number> {
  const places = new Map<Uuid, number>();
  stops.forEach(({ step, day }, index) => {
    const event = day === null ? events[step - 1] : null;
    if (event) places.set(event.eventId, index);
  });
  return places;
}

/** Compares the end of the day before with the beginning of this day. Carts and orders are equal at both times. */
function turnOf(history: History, { step, instant, day }: Stop): Turn {
  if (!day) throw new Error('no day turned there');
  const at = (moment: Instant | null): Snapshot =>
    snapshot({ ...history.asOf(step, moment), carts: [], orders: [], payments: [] });
  const [before, now] = [at(endOfDay(addDays(day, -1))), at(instant)];
  return { day, before, now, changes: compareMoments(before, now) };
}

function searchTextOf(event: RecordedEvent | null, entry: Entry | null): string {
  const words = entry ? `${entry.label} ${entry.line}` : '';
  const data = event ? ` ${event.type} ${event.streamId} ${JSON.stringify(event.data)}` : '';
  return `${words}${data}`.toLowerCase();
}

function countTypes(events: readonly RecordedEvent[], days: number): readonly TypeCount[] {
  const counts = new Map<string, number>(days > 0 ? [[TIME, days]] : []);
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => ({ type, label: typeLabel(type), count }))
    .sort((a, b) => a.label.localeCompare(b.label, 'sv'));
}
