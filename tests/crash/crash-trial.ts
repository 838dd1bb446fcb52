import { together, type CrashReport } from './crash-report.js';
import { crashRun } from './crash-run.js';
import type { EventStoreOfTrial } from './event-store-of-trial.js';
import { countOf, type Kills } from './kills.js';

export interface CrashTrialOptions {
  readonly kills: Kills;
  readonly shoppers: number;
  readonly seed: number;
  /** Opened when its leaders are to change. */
  readonly openEventStore: () => Promise<EventStoreOfTrial>;
  readonly onKill?: (done: number, of: number) => void;
}

/**
 * Two shops in order: one with its events in PostgreSQL, whose process, server and backends are killed, and one
 * with its events in EventStoreDB, whose leaders change. Each accounts for all its orders.
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
