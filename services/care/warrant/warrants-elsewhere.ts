import { customer, mayKeepPrescriptions } from '../../../domain/customer/index.js';
import {
  atStockholm,
  isCoordinationNumber,
  parsePersonNumber,
  stockholmDate,
  type BusinessDate,
  type PersonNumber,
  type Uuid,
} from '../../../domain/kernel/index.js';
import { reminder } from '../../../domain/reminder/index.js';
import { streamId } from '../../../domain/slices.js';
import { warrant, type WarrantFoundWaiting } from '../../../domain/warrant/index.js';
import { standingOn } from '../../../domain/warrant/rules/index.js';
import { customersWithConsent } from '../../../projections/care/prescription-consent/queries.js';
import type { Clock } from '../../foundation/clock.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { defineJob, type Job, type Subject } from '../../foundation/job-engine/job.js';
import { PAGE } from '../../person/member/jobs/member-pages.js';
import type { NationalService } from '../patient/national-service.js';
import type { ReceivedWarrants } from '../patient/received-warrants.js';

export const WARRANTS_ELSEWHERE = 'warrants-elsewhere';

/** The event causes a mail, which comes in the morning. */
const AT = '09:00';

export interface ElsewhereParts {
  readonly national: Pick<NationalService, 'ask' | 'isOpen' | 'isPresent'>;
  readonly received: Pick<ReceivedWarrants, 'receive' | 'isGivenHere'>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * RX-08, RX-11: every morning asks the national service which warrants wait for a customer as their holder. It tells nobody by
 * itself of a warrant that was given at another pharmacy, and the holder has seven days. Only customers are asked about for whom
 * this pharmacy may keep prescriptions.
 */
export function warrantsElsewhere(parts: ElsewhereParts): Job {
  return defineJob<WarrantFoundWaiting>({
    name: WARRANTS_ELSEWHERE,
    dueAt: (date) => atStockholm(date, AT),
    effectiveAt: (date) => atStockholm(date, AT),
    subjects: (db, date) => pages(parts, db, date),
    views: ['prescription-consent'],
    alone: true,
    eventTypes: ['WarrantFoundWaiting'],
    sums: { found: () => 1 },
  });
}

/**
 * The service tells only of now, so a missed day is not asked for: the next day's question has the same answer. While the service
 * is closed the run fails, the operations page shows it, and it is repeated. Nobody is taken for a person without warrants.
 */
async function* pages(parts: ElsewhereParts, db: Database, date: BusinessDate): AsyncGenerator<readonly Subject[]> {
  const { national, clock } = parts;
  if (!national.isPresent || date < stockholmDate(clock.now())) return;
  for (let after: Uuid | undefined = ''; after !== undefined;) {
    const page: readonly Uuid[] = await customersWithConsent(db, after, PAGE);
    if (page.length > 0 && !(await national.isOpen())) throw new Error('the e-health service is closed');
    if (page.length > 0) yield page.map((customerId) => subject(parts, customerId, date));
    after = page.length < PAGE ? undefined : page.at(-1);
  }
}

function subject(parts: ElsewhereParts, customerId: Uuid, on: BusinessDate): Subject {
  return {
    streamId: streamId(warrant.kind, customerId),
    send: async (commands, context) => {
      const own = await askedAbout(commands, customerId);
      const warrantIds = own ? await waitingFor(own, on, parts, context) : [];
      const command = { type: 'NoteFoundWaiting', customerId, warrantIds, on, at: parts.clock.now() } as const;
      return commands.handle(warrant, customerId, command, context);
    },
  };
}

/** Null for who is not asked about. The view may be behind a consent that was withdrawn this minute. */
async function askedAbout(commands: CommandHandling, customerId: Uuid): Promise<PersonNumber | null> {
  const known = await commands.load(customer, customerId);
  if (known.status !== 'known' || !mayKeepPrescriptions(known)) return null;
  const own = parsePersonNumber(known.personNumber);
  // Who has a coordination number is not in the population register, so no warrant can name them.
  if (!own || isCoordinationNumber(own)) return null;
  return (await commands.load(reminder, customerId)).isCustomerDead ? null : own;
}

/** The warrants that wait for this person and were not given here. @throws when the service does not answer */
async function waitingFor(
  own: PersonNumber,
  on: BusinessDate,
  { national, received }: ElsewhereParts,
  { actor, correlationId }: CommandContext,
): Promise<readonly string[]> {
  const all = await national.ask((gateway) => gateway.warrantsOf(own));
  // The job parks the person with this reason, which names nobody, and goes on.
  if (!all) throw new Error('no answer of the e-health service');
  await received.receive(all, { actor, correlationId });
  const waiting: string[] = [];
  for (const one of all) {
    const isWaiting = one.persons.holder.personNumber === own && standingOn(one, on) === 'waiting';
    if (isWaiting && !(await received.isGivenHere(one))) waiting.push(one.warrantId);
  }
  return waiting;
}
