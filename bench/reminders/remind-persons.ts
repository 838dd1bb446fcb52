import { createHash, randomUUID } from 'node:crypto';

import { addDays } from '../../domain/kernel/index.js';
import { candidateName, reminder } from '../../domain/reminder/index.js';
import { candidatesOf, type Watched } from '../../domain/reminder/rules/index.js';
import { streamId } from '../../domain/slices.js';
import { ProjectionRunner } from '../../projections/index.js';
import { stamped, withWriters } from '../bench-events.js';
import type { NewEvent } from '../../services/foundation/event-store/port.js';
import type { Measured } from '../figures.js';
import { withPlatform, type StepInput } from '../step.js';
import { reminderViews } from './reminder-views.js';

const WRITERS = 16;
const PATIENCE_MS = 600_000;
const AT = '2026-01-01T12:00:00.000Z';
/** The day of the run. One person in thirty has a withdrawal on it, as if each made one a month. */
export const RUN_DAY = '2026-03-01';
const ONE_IN = 30;

/** Plans the reminders of many persons, and then builds the view that the nightly run reads. */
export default function remindPersons(input: StepInput): Promise<Measured> {
  return withPlatform(input, async ({ store, pool }) => {
    await withWriters(WRITERS, input.sizes.members, async (nth) => {
      const customerId = randomUUID();
      await store.append(streamId('reminder', customerId), 'no-stream', planned(customerId, nth));
    });
    const projections = new ProjectionRunner(store, pool, reminderViews);
    await projections.start();
    const head = await store.head();
    for (const { name } of reminderViews) await projections.waitFor(name, head, PATIENCE_MS);
    await projections.stop();
    await pool.query('ANALYZE');
    return { figures: {}, notes: {} };
  });
}

function planned(customerId: string, nth: number): NewEvent[] {
  const watched = watchedOf(addDays(RUN_DAY, nth % ONE_IN));
  const ids = candidatesOf(watched, AT).map(({ kind, dueOn }): readonly [string, string] => {
    const name = candidateName(watched.subject, kind, dueOn);
    return [name, createHash('sha256').update(`${customerId} ${name}`).digest('base64url').slice(0, 32)];
  });
  const of = { customerId, subjects: [watched], ids: Object.fromEntries(ids), at: AT };
  const decision = reminder.decide({ type: 'RecomputeReminders', ...of }, reminder.initial);
  if ('rejected' in decision) throw new Error(decision.rejected.type);
  return decision.accepted.map((event) => stamped(event, AT));
}

/** A prescription whose next withdrawal is on a day, and whose end is far away. */
function watchedOf(nextOn: string): Watched {
  return {
    subject: randomUUID(),
    concerning: '195109072396',
    by: { ground: 'self', warrantId: null, holds: true, lastDay: null },
    isKept: true,
    facts: {
      of: 'prescription',
      isAnimal: false,
      standing: 'active',
      issuedOn: '2025-12-01',
      validThrough: '2026-11-30',
      nextOn,
      lastOn: '2025-12-10',
      left: 3,
      chainId: null,
    },
  };
}
