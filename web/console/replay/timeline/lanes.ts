import type { Instant } from '../../../../domain/kernel/index.js';
import { parseStreamId } from '../../../../domain/slices.js';
import { minute } from '../../format.js';
import { TIME, type LaneKind } from './entry.js';
import { laneLabel, laneOrder, streamLabel } from './lane-labels.js';
import type { Replayed } from '../open-replay.js';

/** A row of the chart: the dots of one stream, or of all streams of a kind. */
export interface Lane {
  readonly id: string;
  readonly label: string;
  readonly kind: LaneKind;
  readonly count: number;
  /** The dots as one SVG path. Its area is WIDTH wide and 1 high. */
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

export interface Lanes {
  readonly kinds: readonly Lane[];
  readonly streams: readonly Lane[];
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
}

export const WIDTH = 1000;
/** The chart has room for only so many streams. The newest are shown. */
const MOST_STREAMS = 40;

/** Builds the rows of the chart. Dots closer than a pixel are merged, so a row has at most a thousand dots. */
export function lanesOf(replayed: Replayed, axis: 'time' | 'step'): Lanes {
  const place = placeOf(replayed, axis);
  const kinds = new Map<string, Marks>();
  const streams = new Map<string, Marks>();
  for (let index = 1; index < replayed.stops.length; index += 1) {
    const streamId = replayed.event(index)?.streamId ?? TIME;
    const kind = streamId === TIME ? TIME : parseStreamId(streamId)?.kind;
    if (!kind) continue;
    const x = place({ index, instant: replayed.stops[index]?.instant ?? null });
    mark(kinds, kind, kind, x);
    mark(streams, streamId, kind, x);
  }
  return {
    kinds: [...kinds.values()]
      .sort((a, b) => laneOrder.indexOf(a.kind) - laneOrder.indexOf(b.kind))
      .map((marks) => lane(marks, laneLabel(marks.kind))),
    streams: [...streams.values()]
      .slice(-MOST_STREAMS)
      .map((marks) => lane(marks, streamLabel(replayed, marks.id, marks.kind))),
    ticks: ticksOf(replayed, place),
  };
}

/** A position that can be drawn on the axis. The axis of time uses its instant, the axis of steps uses its index. */
export interface OnAxis {
  readonly index: number;
  readonly instant: Instant | null;
}

/** Returns a function that maps a position to the axis, from 0 to WIDTH. The beginning is drawn at the first stop. */
export function placeOf(replayed: Replayed, axis: 'time' | 'step'): (place: OnAxis) => number {
  const last = replayed.stops.length - 1;
  if (axis === 'step') return ({ index }) => (last > 1 ? ((Math.max(index, 1) - 1) / (last - 1)) * WIDTH : WIDTH);
  const [first, end] = bounds(replayed);
  return ({ instant }) => {
    if (end <= first) return WIDTH;
    const time = instant === null ? first : Date.parse(instant);
    return Math.min(1, Math.max(0, (time - first) / (end - first))) * WIDTH;
  };
}

/**
 * The axis of time covers the stops, without staff's looks at the customer. If it ended today, an old history would be
 * compressed.
 */
function bounds(replayed: Replayed): readonly [number, number] {
  const own = replayed.stops.filter(({ instant }, index) => instant && replayed.type(index) !== 'CustomerViewed');
  const times = own.map(({ instant }) => Date.parse(instant ?? ''));
  return [times[0] ?? Infinity, times.at(-1) ?? -Infinity];
}

interface Marks {
  readonly id: string;
  readonly kind: LaneKind;
  readonly pixels: Set<number>;
  count: number;
}

function mark(all: Map<string, Marks>, id: string, kind: LaneKind, x: number): void {
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

function ticksOf(replayed: Replayed, place: (place: OnAxis) => number): Lanes['ticks'] {
  const ticks: { x: number; label: string }[] = [];
  replayed.stops.forEach(({ instant }, index) => {
    const x = place({ index, instant });
    const wanted = (ticks.at(-1)?.x ?? -WIDTH) + WIDTH / TICKS;
    if (instant && x >= wanted && x <= WIDTH * 0.93) ticks.push({ x, label: minute(instant).slice(0, 10) });
  });
  return ticks;
}
