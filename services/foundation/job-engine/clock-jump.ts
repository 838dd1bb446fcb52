import type { ClockComparison } from '../../../domain/job-calendar/index.js';

/** The clock at one moment, and what can be held against it, all in milliseconds. */
export interface ClockReading {
  readonly shown: number;
  /** Of a clock that nobody sets. */
  readonly steady: number;
  readonly database: number;
  /** Does the database run on another machine, with a clock of its own? */
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

/** What the clock is off by more than the bound; `mark` is when it was last right, null in a new process. */
export function clockDifferences(
  { shown, steady, database, lastRun }: ClockReading,
  mark: ClockMark | null,
  boundMs: number,
): readonly ClockDifference[] {
  const differences: readonly (readonly [ClockComparison, number])[] = [
    ['own', mark ? shown - mark.shown - (steady - mark.steady) : 0],
    ['database', shown - database],
    // Time passes after a run: only a clock that is behind it says anything.
    ['last-run', lastRun === null ? 0 : Math.min(0, shown - lastRun)],
  ];
  return differences
    .filter(([, ms]) => Math.abs(ms) > boundMs)
    .map(([against, ms]) => ({ against, seconds: Math.round(ms / 1000) }));
}
