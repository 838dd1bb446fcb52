import { together, type CrashReport } from './crash-report.js';
import { crashRun } from './crash-run.js';
import type { EventStoreOfTrial } from './event-store-of-trial.js';
import { countOf, type Kills } from './kills.js';

export interface CrashTrialOptions {
  readonly kills: Kills;
  readonly shoppers: number;
  readonly seed: number;
  /** Called when leaders are to be changed. */
  readonly openEventStore: () => Promise<EventStoreOfTrial>;
  readonly onKill?: (done: number, of: number) => void;
}

/**
 * Runs two shops in turn. One has its events in PostgreSQL; its process, server and backends are killed. The other has
 * its events in EventStoreDB, whose leader changes. Every order of both shops is checked.
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
