import type { Instant } from '../../../domain/kernel/index.js';
import type { Lane } from '../../../domain/order-life/index.js';

export const LABEL_WIDTH = 150;
export const COLUMN_WIDTH = 26;
export const ROW_HEIGHT = 34;
const DAY_GAP = 30;
/** A date at the top needs this much before the next one. */
const DAY_WIDTH = 88;
const TOP = 30;

export interface Mark {
  readonly eventId: string;
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly rows: readonly { readonly lane: Lane; readonly y: number }[];
  /** The first moment of each day, where a line parts the days. */
  readonly days: readonly { readonly day: string; readonly x: number }[];
}

interface Placed {
  readonly eventId: string;
  readonly lane: Lane;
  readonly at: Instant;
}

/**
 * Places the steps. Each step has a column of its own, because many events share a second, and each new day a gap: an
 * axis in proportion to the time would draw a purchase as one point and the days of waiting as all the rest.
 */
export function pictureOf(steps: readonly Placed[], lanes: readonly Lane[], dayOf: (at: Instant) => string): Picture {
  const rows = lanes.map((lane, index) => ({ lane, y: TOP + ROW_HEIGHT * (index + 0.5) }));
  const days: { day: string; x: number }[] = [];
  let x = LABEL_WIDTH;
  const marks = steps.map(({ eventId, lane, at }) => {
    const day = dayOf(at);
    const before = days.at(-1);
    if (before?.day !== day) {
      x = before ? Math.max(x + DAY_GAP, before.x + DAY_WIDTH) : x;
      days.push({ day, x: x + 4 });
    }
    x += COLUMN_WIDTH;
    return { eventId, x, y: rows.find((row) => row.lane === lane)?.y ?? TOP };
  });
  return { width: x + 70, height: TOP + ROW_HEIGHT * lanes.length + 8, marks, rows, days };
}
