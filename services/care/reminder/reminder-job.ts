import { atStockholm, type BusinessDate } from '../../../domain/kernel/index.js';
import { reminder, type ReminderFellDue } from '../../../domain/reminder/index.js';
import { streamId } from '../../../domain/slices.js';
import { customersDue, type DueOf } from '../../../projections/care/reminder-due/queries.js';
import type { Database } from '../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../foundation/job-engine/job.js';
import { PAGE } from '../../person/member/jobs/member-pages.js';

/** The clock never changes at this time of the night. */
const AT = '00:30';

/**
 * RMD-03: every night finds the reminders whose day has come. It reads a range of the view by day, so a night costs what
 * is due, not all persons. It asks no partner. What is due leaves after the quiet hours (`sending/leaving.ts`).
 */
export const reminders = defineJob<ReminderFellDue>({
  name: 'reminders',
  dueAt: (date) => atStockholm(date, AT),
  effectiveAt: (date) => atStockholm(date, AT),
  subjects: pages,
  views: ['reminder-due'],
  eventTypes: ['ReminderFellDue'],
  sums: { due: () => 1 },
});

/** A customer with two missed days comes twice. Both have the same command, so the second changes nothing. */
async function* pages(db: Database, date: BusinessDate): AsyncGenerator<readonly Subject[]> {
  for (let after: DueOf | null | undefined = null; after !== undefined;) {
    const page: readonly DueOf[] = await customersDue(db, date, after, PAGE);
    if (page.length > 0) yield page.map((due) => subject(due, date));
    after = page.length < PAGE ? undefined : page.at(-1);
  }
}

function subject({ customerId }: DueOf, on: BusinessDate): Subject {
  const command = { type: 'FallDue', customerId, on, at: atStockholm(on, AT) } as const;
  return {
    streamId: streamId(reminder.kind, customerId),
    send: (commands, context) => commands.handle(reminder, customerId, command, context),
  };
}
