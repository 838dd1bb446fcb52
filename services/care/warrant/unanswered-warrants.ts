import { atStockholm, type BusinessDate } from '../../../domain/kernel/index.js';
import { streamId } from '../../../domain/slices.js';
import { warrant, type WarrantUnanswered } from '../../../domain/warrant/index.js';
import { giversUnanswered, type UnansweredOf } from '../../../projections/care/unanswered-warrant/queries.js';
import type { Database } from '../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../foundation/job-engine/job.js';
import { PAGE } from '../../person/member/jobs/member-pages.js';

/** The event causes a mail, which comes in the morning. */
const AT = '09:00';

/** RX-08: finds the warrants whose last day to answer has passed. The mail's reaction asks the national service. */
export const unansweredWarrants = defineJob<WarrantUnanswered>({
  name: 'unanswered-warrants',
  dueAt: (date) => atStockholm(date, AT),
  effectiveAt: (date) => atStockholm(date, AT),
  subjects: pages,
  views: ['unanswered-warrant'],
  eventTypes: ['WarrantUnanswered'],
  sums: { unanswered: () => 1 },
});

/** A giver with two such days comes twice. Both have the same command, so the second changes nothing. */
async function* pages(db: Database, date: BusinessDate): AsyncGenerator<readonly Subject[]> {
  for (let after: UnansweredOf | null | undefined = null; after !== undefined;) {
    const page: readonly UnansweredOf[] = await giversUnanswered(db, date, after, PAGE);
    if (page.length > 0) yield page.map((unanswered) => subject(unanswered, date));
    after = page.length < PAGE ? undefined : page.at(-1);
  }
}

function subject({ customerId }: UnansweredOf, on: BusinessDate): Subject {
  const command = { type: 'NoteUnanswered', customerId, on, at: atStockholm(on, AT) } as const;
  return {
    streamId: streamId(warrant.kind, customerId),
    send: (commands, context) => commands.handle(warrant, customerId, command, context),
  };
}
