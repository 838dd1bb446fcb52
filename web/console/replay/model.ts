import { parseStreamId } from '../../../domain/kernel/index.js';
import {
  compareMoments,
  eventsBehind,
  type Difference,
  type OrderShown,
  type Snapshot,
} from '../../../domain/replay-history/index.js';
import { dataText } from '../events/data-text.js';
import type { Entry, Replayed, TypeCount } from './open-replay.js';
import { lanesOf, placeOf, type Lanes } from './lanes.js';
import type { ReplayQuery, TimelineFilter } from './query.js';
import { matchingSteps, timelinePage, type TimelinePage } from './timeline.js';

/** Everything the replay page shows for one query; plain JSON, the same on the server and in the browser. */
export interface ReplayModel {
  readonly total: number;
  readonly step: number;
  /** Where the playhead stands, 0 to WIDTH. */
  readonly playhead: number;
  readonly pinhead: number | null;
  readonly entry: Entry | null;
  /** The event's data, as text. */
  readonly data: string;
  readonly snapshot: Snapshot;
  readonly orders: { readonly shown: readonly OrderShown[]; readonly all: number };
  /** What this step changed. */
  readonly changes: readonly Difference[];
  readonly comparison: {
    readonly pin: number;
    readonly instant: string | null;
    readonly differences: readonly Difference[];
  } | null;
  readonly why: { readonly path: string; readonly all: number; readonly entries: readonly Entry[] } | null;
  readonly timeline: TimelinePage;
}

/** What does not change from step to step. */
export interface ReplayFrame {
  readonly lanes: Lanes;
  readonly types: readonly TypeCount[];
  readonly matching: readonly number[];
}

/** The newest are what a call is about; those that differ are shown too. */
const ORDERS_SHOWN = 6;
const BEHIND_SHOWN = 100;

export function frameOf(replayed: Replayed, axis: ReplayQuery['axis'], filter: TimelineFilter): ReplayFrame {
  return { lanes: lanesOf(replayed, axis), types: replayed.types, matching: matchingSteps(replayed, filter) };
}

export function modelOf(
  replayed: Replayed,
  query: ReplayQuery,
  matching: readonly number[],
  place = placeOf(replayed, query.axis),
): ReplayModel {
  const step = stepOf(replayed, query.step);
  const now = replayed.snapshot(step);
  const changes = changesOf(replayed, step, now);
  const pin = query.pin === null ? null : stepOf(replayed, query.pin);
  const before = pin === null ? null : replayed.snapshot(pin);
  const differences = before ? compareMoments(before, now) : [];
  return {
    total: replayed.total,
    step,
    playhead: place(step),
    pinhead: pin === null ? null : place(pin),
    entry: replayed.entry(step),
    data: dataText(replayed.event(step)?.data ?? null),
    snapshot: { ...now, orders: [] },
    orders: ordersShown(now, changes),
    changes,
    comparison: pin === null ? null : { pin, instant: before?.instant ?? null, differences },
    why: query.why ? whyOf(replayed, step, query.why) : null,
    timeline: timelinePage(replayed, matching, step, query.listFrom),
  };
}

export function stepOf({ total }: Replayed, wished: number | null): number {
  return Math.min(Math.max(wished ?? total, 0), total);
}

/** Time alone changes no order: only that of the event's own stream is compared, of the hundreds there may be. */
function changesOf(replayed: Replayed, step: number, now: Snapshot): readonly Difference[] {
  const stream = parseStreamId(replayed.event(step)?.streamId ?? '');
  if (step === 0) return [];
  const touched = ({ orders }: Snapshot): readonly OrderShown[] =>
    orders.filter(({ orderId, payment }) => stream?.key === orderId || (payment && stream?.key === payment.paymentId));
  const before = replayed.snapshot(step - 1);
  return compareMoments({ ...before, orders: touched(before) }, { ...now, orders: touched(now) });
}

function ordersShown({ orders }: Snapshot, changes: readonly Difference[]): ReplayModel['orders'] {
  const changed = new Set(changes.map(({ path }) => path.split('/')[1]));
  const recent = orders.length - ORDERS_SHOWN;
  return {
    shown: orders.filter(({ orderId }, index) => index >= recent || changed.has(orderId)).reverse(),
    all: orders.length,
  };
}

function whyOf(replayed: Replayed, step: number, path: string): ReplayModel['why'] {
  const ids = new Set(eventsBehind(replayed.history, step, path).map(({ eventId }) => eventId));
  const entries: Entry[] = [];
  for (let each = step; each >= 1; each -= 1) {
    const event = replayed.event(each);
    const entry = event && ids.has(event.eventId) && entries.length < BEHIND_SHOWN ? replayed.entry(each) : null;
    if (entry) entries.push(entry);
  }
  return { path, all: ids.size, entries };
}
