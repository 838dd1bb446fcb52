import { parseStreamId, type StreamKind } from '../../../domain/kernel/index.js';
import { minute } from '../format.js';
import { laneLabels, streamLabel } from './lane-labels.js';
import type { Replayed } from './open-replay.js';

/** A row of the chart: marks of one stream, or of all streams of a kind. */
export interface Lane {
  readonly id: string;
  readonly label: string;
  readonly kind: StreamKind;
  readonly count: number;
  /** SVG path of the marks, on a plane WIDTH wide and 1 high. */
  readonly path: string;
  /** Where the lane begins and ends: a stream's life. */
  readonly from: number;
  readonly to: number;
}

export interface Lanes {
  readonly kinds: readonly Lane[];
  readonly streams: readonly Lane[];
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
}

export const WIDTH = 1000;
/** A screen has no room for more; the newest are those asked about. */
const MOST_STREAMS = 40;

/** Marks finer than a screen's pixel are one: ten thousand events make at most a thousand. */
export function lanesOf(replayed: Replayed, axis: 'time' | 'step'): Lanes {
  const place = placeOf(replayed, axis);
  const kinds = new Map<string, Marks>();
  const streams = new Map<string, Marks>();
  for (let step = 1; step <= replayed.total; step += 1) {
    const { streamId } = replayed.event(step) as { streamId: string };
    const kind = parseStreamId(streamId)?.kind;
    if (!kind) continue;
    const x = place(step);
    mark(kinds, kind, kind, x);
    mark(streams, streamId, kind, x);
  }
  const order = Object.keys(laneLabels);
  return {
    kinds: [...kinds.values()]
      .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
      .map((marks) => lane(marks, laneLabels[marks.kind])),
    streams: [...streams.values()]
      .slice(-MOST_STREAMS)
      .map((marks) => lane(marks, streamLabel(replayed, marks.id, marks.kind))),
    ticks: ticksOf(replayed, place),
  };
}

/** Where a step stands on the axis, 0 to WIDTH. */
export function placeOf(replayed: Replayed, axis: 'time' | 'step'): (step: number) => number {
  if (axis === 'step')
    return (step) => (replayed.total > 1 ? ((Math.max(step, 1) - 1) / (replayed.total - 1)) * WIDTH : WIDTH);
  const time = (step: number): number => Date.parse(replayed.event(Math.max(step, 1))?.effectiveAt ?? '');
  const [first, last] = bounds(replayed, time);
  return (step) => (last > first ? Math.min(1, Math.max(0, (time(step) - first) / (last - first))) * WIDTH : WIDTH);
}

/**
 * A job that catches up records earlier days late: the ends need not be the first and the last event.
 * Staff who look years later must not press the customer's own time together.
 */
function bounds({ total, event }: Replayed, time: (step: number) => number): readonly [number, number] {
  let [first, last] = [Infinity, -Infinity];
  for (let step = 1; step <= total; step += 1) {
    if (event(step)?.type === 'CustomerViewed') continue;
    first = Math.min(first, time(step));
    last = Math.max(last, time(step));
  }
  return [first, last];
}

interface Marks {
  readonly id: string;
  readonly kind: StreamKind;
  readonly pixels: Set<number>;
  count: number;
}

function mark(all: Map<string, Marks>, id: string, kind: StreamKind, x: number): void {
  const marks = all.get(id) ?? { id, kind, pixels: new Set<number>(), count: 0 };
  marks.pixels.add(Math.round(x));
  marks.count += 1;
  all.set(id, marks);
}

function lane({ id, kind, pixels, count }: Marks, label: string): Lane {
  const places = [...pixels];
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return { id, kind, label, count, from, to, path: places.map((x) => `M${x} 0V1`).join('') };
}

const TICKS = 5;

function ticksOf(replayed: Replayed, place: (step: number) => number): Lanes['ticks'] {
  const ticks: { x: number; label: string }[] = [];
  for (let step = 1; step <= replayed.total; step += 1) {
    const x = place(step);
    const wanted = (ticks.at(-1)?.x ?? -WIDTH) + WIDTH / TICKS;
    const at = replayed.event(step)?.effectiveAt;
    if (at && x >= wanted && x <= WIDTH * 0.93) ticks.push({ x, label: minute(at).slice(0, 10) });
  }
  return ticks;
}
