import type { Fact, Instant, RuleBehind } from '../../../domain/kernel/index.js';
import {
  compareMoments,
  whyAt,
  valuesByKind,
  type Difference,
  type OrderShown,
  type Snapshot,
  type Stop,
  type ValuesOfKind,
  type Why,
} from '../../../domain/replay-history/index.js';
import { dataText } from '../events/data-text.js';
import { moment } from '../format.js';
import { atStop, instantOf, type At, type Here } from './at.js';
import type { Entry } from './timeline/entry.js';
import type { Replayed, TypeCount } from './open-replay.js';
import { lanesOf, placeOf, type Lanes } from './timeline/lanes.js';
import type { ReplayQuery, TimelineFilter } from './query.js';
import { replayTexts as texts } from './texts.js';
import { matchingStops, timelinePage, type TimelinePage } from './timeline/timeline.js';

/** The data of the replay page for one query. Server and browser compute the same plain JSON. */
export interface ReplayModel {
  readonly total: number;
  readonly last: number;
  readonly here: Here;
  readonly place: Place;
  readonly beside: Beside;
  /** Where the present position is drawn on the axis, from 0 to WIDTH. */
  readonly playhead: number;
  readonly pinhead: number | null;
  /** The event or day at the present position, or the last one before it. Null at the beginning. */
  readonly entry: Entry | null;
  readonly data: string;
  readonly snapshot: Snapshot;
  /** Stream kinds that have no card of their own. */
  readonly plain: readonly ValuesOfKind[];
  readonly orders: { readonly shown: readonly OrderShown[]; readonly all: number };
  /** What the event at this position, or time alone, changed. Empty when nothing happened at this very moment. */
  readonly changes: readonly Difference[];
  readonly comparison: {
    readonly pin: At;
    readonly place: Place;
    readonly differences: readonly Difference[];
  } | null;
  readonly why: WhyShown | null;
  readonly timeline: TimelinePage;
}

export interface Place {
  readonly at: At;
  /** Example: "Steg 12 av 67". */
  readonly step: string;
  /** Date and time of the position. A typed time is shown as it was typed. */
  readonly time: string;
  /** A warning when the time is invalid or in the future. */
  readonly notice: string | null;
}

export type Beside = Readonly<Record<'first' | 'back10' | 'back' | 'forward' | 'forward10' | 'last', At>>;

export interface WhyShown {
  readonly path: string;
  readonly of: Why['of'];
  readonly rule: RuleBehind | null;
  readonly value: Fact;
  readonly all: number;
  /** The newest row is first. When the value is a sum, each row has its addition and the sum after it. */
  readonly rows: readonly { readonly entry: Entry; readonly added: number | null; readonly sum: number | null }[];
  /** The part of a sum that the passing of time removed, not an event. */
  readonly byTime: number;
}

/** The part of the page's data that is the same at every position. */
export interface ReplayFrame {
  readonly lanes: Lanes;
  readonly types: readonly TypeCount[];
  readonly matching: readonly number[];
}

/** Customers call about their newest orders, so only these are shown, and those that the present step changed. */
const ORDERS_SHOWN = 6;
const BEHIND_SHOWN = 100;
/** The stream kinds that have a card of their own. */
const OWN_CARDS = ['cart', 'member', 'order', 'payment'] as const;

export function frameOf(replayed: Replayed, axis: ReplayQuery['axis'], filter: TimelineFilter): ReplayFrame {
  return { lanes: lanesOf(replayed, axis), types: replayed.types, matching: matchingStops(replayed, filter) };
}

export function modelOf(
  replayed: Replayed,
  query: ReplayQuery,
  matching: readonly number[],
  place = placeOf(replayed, query.axis),
): ReplayModel {
  const here = replayed.find(query.at);
  const now = replayed.snapshot(here.step, here.instant);
  const changes = changesOf(replayed, here, now);
  const pin = query.pin && replayed.find(query.pin);
  return {
    total: replayed.total,
    last: replayed.stops.length - 1,
    here,
    place: placeText(replayed, query.at, here),
    beside: besideOf(replayed, here),
    playhead: place(here),
    pinhead: pin && place(pin),
    entry: replayed.entry(here.index),
    data: dataText(replayed.event(here.index)?.data ?? null),
    snapshot: { ...now, orders: [] },
    plain: valuesByKind(now, OWN_CARDS),
    orders: ordersShown(now, changes),
    changes,
    comparison: query.pin && pin && comparisonOf(replayed, query.pin, pin, now),
    why: query.why ? whyOf(replayed, here, query.why) : null,
    timeline: timelinePage(replayed, matching, here.index, query.listFrom),
  };
}

function placeText(replayed: Replayed, asked: At | null, here: Here): Place {
  const { index, step, instant, between } = here;
  const stop = replayed.stops[index];
  const typed = asked && 'local' in asked ? asked.local : null;
  const read = typed === null || instantOf(typed) !== null;
  const counted = texts.stepOf(step, replayed.total);
  const future = between && instant !== null && instant > replayed.until;
  return {
    at: asked && between ? asked : stop ? atStop(stop) : { step },
    step: between ? texts.after(counted) : stop?.day ? texts.turned(counted) : counted,
    time: typed !== null && read ? typed.replace('T', ' ') : instant ? moment(instant) : texts.beforeAll,
    notice: read ? (future ? texts.future : null) : texts.unread(typed ?? ''),
  };
}

function besideOf({ stops }: Replayed, { index, between }: Here): Beside {
  const at = (wished: number): At => atStop(stops[Math.min(Math.max(wished, 0), stops.length - 1)] as Stop);
  // A position between two stops shows the state of the earlier one. So one step back leads to that stop.
  const back = between ? index + 1 : index;
  return {
    first: at(0),
    back10: at(back - 10),
    back: at(back - 1),
    forward: at(index + 1),
    forward10: at(index + 10),
    last: at(stops.length - 1),
  };
}

/**
 * An event is compared with the state just before its own instant. So changes that time made earlier are not counted.
 */
function changesOf(replayed: Replayed, { index, step, instant, between }: Here, now: Snapshot): readonly Difference[] {
  if (between || step === 0) return [];
  const turn = replayed.turn(index);
  if (turn) return turn.changes;
  return compareMoments(replayed.snapshot(step - 1, instant), now);
}

function comparisonOf(replayed: Replayed, pin: At, there: Here, now: Snapshot): ReplayModel['comparison'] {
  const before = replayed.snapshot(there.step, there.instant);
  return { pin, place: placeText(replayed, pin, there), differences: compareMoments(before, now) };
}

function ordersShown({ orders }: Snapshot, changes: readonly Difference[]): ReplayModel['orders'] {
  const changed = new Set(changes.map(({ path }) => path.split('/')[1]));
  const recent = orders.length - ORDERS_SHOWN;
  return {
    shown: orders.filter(({ orderId }, index) => index >= recent || changed.has(orderId)).reverse(),
    all: orders.length,
  };
}

function whyOf(
  replayed: Replayed,
  { step, instant }: { step: number; instant: Instant | null },
  path: string,
): WhyShown {
  const { of, value, rule, events } = whyAt(replayed.history, replayed.history.asOf(step, instant), path);
  let sum = 0;
  const sums = events.map(({ added }) => (added === null ? null : (sum += added)));
  const first = Math.max(0, events.length - BEHIND_SHOWN);
  const rows = events.slice(first).flatMap(({ event, added }, row) => {
    const entry = replayed.entry(replayed.indexOf(event.eventId));
    return entry ? [{ entry, added, sum: sums[first + row] ?? null }] : [];
  });
  const byTime = typeof value === 'number' && events.some(({ added }) => added !== null) ? value - sum : 0;
  return { path, of, rule, value, all: events.length, rows: rows.reverse(), byTime };
}
