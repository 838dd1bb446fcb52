import { together, type CrashReport } from './crash-report.js';
import { crashRun } from './crash-run.js';
import type { EventStoreOfTrial } from './event-store-of-trial.js';
import { countOf, type Kills } from './kills.js';

export interface CrashTrialOptions {
  readonly kills: Kills;
  readonly shoppers: number;
  readonly seed: number;
  /** Opens the event store whose leader changes. It is called only when leaders must change. */
  readonly openEventStore: () => Promise<EventStoreOfTrial>;
  readonly onKill?: (done: number, of: number) => void;
}

/**
 * Runs two shops, one after the other. The first stores events in PostgreSQL, and its process, server and backends are
 * killed. The second uses EventStoreDB, whose leader changes.
 */
export async function crashTrial(options: CrashTrialOptions): Promise<CrashReport> {
  const { kills, shoppers, seed, openEventStore, onKill } = options;
  const { leader, ...ofMachines } = kills;
  const machines = countOf(ofMachines);
  const of = machines + leader;
  const reports: CrashReport[] = [];
  if (machines > 0)
    reports.push(await crashRun({ kills: ofMachines, shoppers, seed, onKill: (done) => onKill?.(done, of) }));
  if (leader > 0) {
    const eventStore = await openEventStore();
    const counted = (done: number): void => onKill?.(machines + done, of);
    reports.push(await crashRun({ kills: { leader }, shoppers, seed, eventStore, onKill: counted }));
  }
  return together(reports);
}
