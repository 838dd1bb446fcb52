import { hostname } from 'node:os';

import { jobCalendar, type ClockJumped, type JobCalendarState } from '../../../domain/job-calendar/index.js';
import { stockholmDate } from '../../../domain/kernel/index.js';
import { catchUpRule } from './catch-up-rule.js';
import { clockDifferences, type ClockDifference, type ClockMark, type ClockReading } from './clock-jump.js';

export type ClockCommand = Extract<
  Parameters<typeof jobCalendar.decide>[0],
  { readonly type: 'ReportClock' | 'ConfirmClock' }
>;

/** Compares successive readings of this process's clock. It returns the command to record, if any. */
export class ClockWatch {
  private mark: ClockMark | null = null;
  /**
   * True when this process noticed that the clock jumped. Only such a process can notice that the clock was set back
   * again.
   */
  private sawJump = false;

  constructor(private readonly host: string = hostname()) {}

  next(reading: ClockReading, { clock, accepted }: JobCalendarState): readonly ClockCommand[] {
    const shown = new Date(reading.shown).toISOString();
    const { clockMinutes, ruleVersion } = catchUpRule.on(stockholmDate(shown));
    const boundMs = clockMinutes * 60_000;
    if (!clock && this.sawJump && accepted?.against === 'own') this.trust(reading);
    const found = clockDifferences(reading, this.mark, boundMs).filter(
      (one) => !isAccepted(one, reading, accepted, boundMs),
    );
    const settled = clock ? this.settled(clock, found, reading) : [];
    const [worst] = found;
    if (!worst) this.trust(reading);
    return worst
      ? [...settled, ...this.reported({ ...worst, shown, ...this.about(reading), ruleVersion }, found, reading)]
      : settled;
  }

  private about({ lastRun }: ClockReading) {
    return { lastRun: lastRun === null ? null : new Date(lastRun).toISOString(), host: this.host };
  }

  private reported(
    jump: ClockJumped['data'],
    found: readonly ClockDifference[],
    reading: ClockReading,
  ): readonly ClockCommand[] {
    const report: ClockCommand = { type: 'ReportClock', jump };
    if (found.length === 1 && confirmedByDatabase(jump, reading)) {
      this.trust(reading);
      return [report, { type: 'ConfirmClock', by: 'database' }];
    }
    this.sawJump ||= jump.against === 'own';
    return [report];
  }

  private settled(
    open: ClockJumped['data'],
    found: readonly ClockDifference[],
    reading: ClockReading,
  ): readonly ClockCommand[] {
    const gone = !found.some(({ against }) => against === open.against);
    const seenHere = open.host === this.host && (open.against !== 'own' || this.sawJump);
    if (gone && seenHere) return [{ type: 'ConfirmClock', by: 'itself' }];
    const confirmed = found.length === 0 && confirmedByDatabase(open, reading);
    return confirmed ? [{ type: 'ConfirmClock', by: 'database' }] : [];
  }

  private trust({ shown, steady }: ClockReading): void {
    this.mark = { shown, steady };
    this.sawJump = false;
  }
}

/**
 * Whether the database's clock shows that a jump was right. After a machine slept, its clock jumps and is right. Only a
 * clock on another machine can confirm that.
 */
function confirmedByDatabase({ against }: ClockDifference, { databaseApart }: ClockReading): boolean {
  return against === 'own' && databaseApart;
}

function isAccepted(
  { against, seconds }: ClockDifference,
  { lastRun }: ClockReading,
  accepted: ClockJumped['data'] | null,
  boundMs: number,
): boolean {
  if (accepted?.against !== against) return false;
  if (against === 'own') return false;
  if (against === 'last-run') return accepted.lastRun !== null && Date.parse(accepted.lastRun) === lastRun;
  return Math.abs(seconds - accepted.seconds) * 1000 <= boundMs;
}
