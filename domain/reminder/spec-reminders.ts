import { fold } from '../kernel/index.js';
import { reminder, type ReminderCommand, type ReminderEvent } from './index.js';
import type { RecomputeReminders } from './commands/recompute-reminders.js';
import { candidateName } from './commands/recompute-reminders.js';
import {
  candidatesOf,
  type PeriodFacts,
  type PrescriptionFacts,
  type ReminderGone,
  type Watched,
} from './rules/index.js';

export const PERSON = '195109072396';
export const OTHER = '194512244385';
export const CUSTOMER = 'c1';

/** A prescription with one withdrawal made, that lasts until the end of November. */
export function aPrescriptionOf(facts: Partial<PrescriptionFacts> = {}, rest: Partial<Watched> = {}): Watched {
  return {
    subject: 'p1',
    concerning: PERSON,
    by: { ground: 'self', warrantId: null, holds: true, lastDay: null },
    isKept: true,
    facts: {
      of: 'prescription',
      isAnimal: false,
      standing: 'active',
      issuedOn: '2025-12-01',
      validThrough: '2026-11-30',
      nextOn: '2026-04-10',
      lastOn: '2026-02-10',
      left: 2,
      chainId: null,
      ...facts,
    },
    ...rest,
  };
}

export function aPeriodOf(facts: Partial<PeriodFacts> = {}, rest: Partial<Watched> = {}): Watched {
  const period = { of: 'period', startsOn: '2025-06-01', endsOn: '2026-05-31', isConnected: true, ...facts } as const;
  return { ...aPrescriptionOf(), subject: `period/${period.startsOn}`, facts: period, ...rest };
}

/** The command with an id for each reminder that it may plan. The ids are the names, so that a test can read them. */
export function recompute(at: string, ...subjects: readonly Watched[]): RecomputeReminders {
  const names = subjects.flatMap((watched) =>
    candidatesOf(watched, at).map(({ kind, dueOn }) => candidateName(watched.subject, kind, dueOn)),
  );
  const ids = Object.fromEntries(names.map((name) => [name, name]));
  return { type: 'RecomputeReminders', customerId: CUSTOMER, subjects, ids, at };
}

/** What happens when these commands come one after the other. */
export function live(...commands: readonly ReminderCommand[]): ReminderEvent[] {
  const events: ReminderEvent[] = [];
  for (const command of commands) {
    const decision = reminder.decide(command, fold(reminder.evolve, reminder.initial, events));
    if ('rejected' in decision) throw new Error(decision.rejected.type);
    events.push(...decision.accepted);
  }
  return events;
}

/** The reminders that were cancelled, and why. */
export const gone = (events: readonly ReminderEvent[]): readonly (readonly [string, ReminderGone])[] =>
  events.flatMap(({ type, data }) => (type === 'ReminderCancelled' ? [[data.reminderId, data.because] as const] : []));
