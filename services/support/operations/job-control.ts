import type { BusinessDate } from '../../../domain/kernel/index.js';

/** The calendar of scheduled work, as the console drives it. */
export interface JobControl {
  readonly names: readonly string[];
  /** Runs one job for one business date; a date already done makes the same events again, so nothing. */
  run(job: string, date: BusinessDate): Promise<unknown>;
}

export const JOB_CONTROL = Symbol('job control');
