import { addDays, stockholmDate, type BusinessDate } from '../../../domain/kernel/index.js';
import type { Timers } from '../../simulation/timers.js';
import { announcement, reportReadyAt } from './report.js';
import type { SimulatorRecord } from '../state.js';
import type { World } from '../world.js';

interface Announcing {
  readonly world: World;
  readonly timers: Timers;
  readonly reportsUrl: string;
  readonly commit: (records: readonly SimulatorRecord[]) => void;
}

/** Sends a webhook when the report of a day is ready. After downtime it also sends those of missed days. */
export class ReportAnnouncer {
  private cancel: () => void = () => undefined;

  constructor(private readonly announcing: Announcing) {
    const { world, commit } = announcing;
    const yesterday = addDays(stockholmDate(world.now().toISOString()), -1);
    if (world.state.reportedThrough === null) commit([{ type: 'reported', date: yesterday }]);
    this.wait();
  }

  stop(): void {
    this.cancel();
  }

  private wait(): void {
    const { world, timers } = this.announcing;
    const due = this.next();
    const ms = Math.max(0, Date.parse(reportReadyAt(due)) - world.now().getTime());
    this.cancel = timers.after(ms, () => this.announce(due));
  }

  private announce(date: BusinessDate): void {
    const { world, commit, reportsUrl } = this.announcing;
    // The clock may have been set back since the timer was set. Then the report is not ready yet.
    if (world.now().toISOString() >= reportReadyAt(date)) commit(announcement(world, date, reportsUrl));
    this.wait();
  }

  private next(): BusinessDate {
    return addDays(this.announcing.world.state.reportedThrough as BusinessDate, 1);
  }
}
