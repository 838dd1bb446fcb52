import type { ClockComparison } from '../../../domain/job-calendar/index.js';

/** The clock at one moment and the values to compare it with, in milliseconds. */
export interface ClockReading {
  readonly shown: number;
  /** Of the monotonic clock. */
  readonly steady: number;
  readonly database: number;
  /** True when the database runs on another machine, with its own clock. */
  readonly databaseApart: boolean;
  /** When the newest run began; null when there was none. */
  readonly lastRun: number | null;
}

export type ClockMark = Pick<ClockReading, 'shown' | 'steady'>;

export interface ClockDifference {
  readonly against: ClockComparison;
  /** Above 0 when the clock is ahead. */
  readonly seconds: number;
}

/**
 * Differences of the clock beyond the bound. `mark` is the last reading at which it was right; null in a new process.
 */
export function clockDifferences(
  { shown, steady, database, lastRun }: ClockReading,
  mark: ClockMark | null,
  boundMs: number,
): readonly ClockDifference[] {
  const differences: readonly (readonly [ClockComparison, number])[] = [
    ['own', mark ? shown - mark.shown - (steady - mark.steady) : 0],
    ['database', shown - database],
    // Time passes after a run, so only a clock behind that run is a fault.
    ['last-run', lastRun === null ? 0 : Math.min(0, shown - lastRun)],
  ];
  return differences
    .filter(([, ms]) => Math.abs(ms) > boundMs)
    .map(([against, ms]) => ({ against, seconds: Math.round(ms / 1000) }));
}
