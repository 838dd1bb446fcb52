import { customer, type KeptRecordsEnded } from '../../../domain/customer/index.js';
import { atStockholm, type BusinessDate, type Uuid } from '../../../domain/kernel/index.js';
import { streamId } from '../../../domain/slices.js';
import { keptOfErased, type KeptOf } from '../../../projections/care/kept-records/queries.js';
import type { Database } from '../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../foundation/job-engine/job.js';
import { PAGE } from '../member/jobs/member-pages.js';

const AT = '04:30';

/** CORE-12: every night ends what an erasure left, where the years of the law have passed. A reaction destroys the key. */
export const keptRecords = defineJob<KeptRecordsEnded>({
  name: 'kept-records',
  dueAt: (date) => atStockholm(date, AT),
  effectiveAt: (date) => atStockholm(date, AT),
  subjects: pages,
  views: ['kept-records', 'customer-timeline', 'stream-owner'],
  eventTypes: ['KeptRecordsEnded'],
  sums: {
    dispensing: ({ data }) => (data.purpose === 'dispensing' ? 1 : 0),
    bookkeeping: ({ data }) => (data.purpose === 'bookkeeping' ? 1 : 0),
  },
});

async function* pages(db: Database, date: BusinessDate): AsyncGenerator<readonly Subject[]> {
  for (let after: Uuid | undefined = ''; after !== undefined;) {
    const page: readonly KeptOf[] = await keptOfErased(db, after, PAGE);
    if (page.length > 0) yield page.map((kept) => subject(kept, date));
    after = page.length < PAGE ? undefined : page.at(-1)?.customerId;
  }
}

function subject({ customerId, dispensedOn: dispensing, bookedOn: bookkeeping }: KeptOf, on: BusinessDate): Subject {
  const command = { type: 'EndKeptRecords', lastOn: { dispensing, bookkeeping }, on, at: atStockholm(on, AT) } as const;
  return {
    streamId: streamId(customer.kind, customerId),
    send: (commands, context) => commands.handle(customer, customerId, command, context),
  };
}
