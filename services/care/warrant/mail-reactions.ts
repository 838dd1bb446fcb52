import {
  addDays,
  parsePersonNumber,
  stockholmDate,
  type PersonNumber,
  type RecordedEvent,
} from '../../../domain/kernel/index.js';
import { warrant, type KnownWarrant, type WarrantEvent } from '../../../domain/warrant/index.js';
import { warrantRule, type Warrant, type WarrantRole } from '../../../domain/warrant/rules/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { EHealthGateway } from '../../partners/e-health/gateway.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { CustomersByPerson } from '../../person/customer/customers-by-person.js';
import type { ReceivedWarrants } from '../patient/received-warrants.js';
import type { Reach, ReminderWays } from '../reminder/reminder-ways.js';
import {
  answeredWarrantMail,
  foundWaitingWarrantMail,
  unansweredWarrantMail,
  waitingWarrantMail,
} from './mail-texts.js';

export interface WarrantMailParts {
  readonly commands: ReactionCommands;
  readonly customers: Pick<CustomersByPerson, 'find'>;
  readonly ways: Pick<ReminderWays, 'reach'>;
  readonly gateway: Pick<EHealthGateway, 'warrantsOf'> | null;
  readonly received: Pick<ReceivedWarrants, 'receive'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly mailer: Mailer;
  readonly shopUrl: string;
}

/**
 * RX-08: an answer that was given here is in the holder's stream. The giver's stream learns of it from the national service, as of
 * an answer that was given at another pharmacy. So one event causes the giver's mail, wherever the holder answered.
 */
export function readAnsweredWarrant(parts: WarrantMailParts): Reaction {
  return {
    name: 'read answered warrant',
    eventTypes: ['WarrantAccepted', 'WarrantDeclined'] satisfies WarrantEvent['type'][],
    react: async (event) => {
      const known = await knownBy(event, parts);
      if (known) await parts.received.receive(await nationalOf(known, 'giver', parts));
    },
  };
}

/** RX-08, RX-23: the holder is told that a warrant waits, and the giver of the answer, or that none came. One mail for each. */
export function warrantMailReactions(parts: WarrantMailParts): readonly ReceiptedReaction[] {
  const mail = mailingBy(parts);
  return [
    holderReaction('mail waiting warrant', ['WarrantGiven', 'WarrantGivenAtPharmacy'], parts, ({ firstName }) =>
      waitingWarrantMail(firstName, parts.shopUrl),
    ),
    holderReaction('mail warrant given elsewhere', ['WarrantFoundWaiting'], parts, ({ firstName }, { acceptBy }) =>
      foundWaitingWarrantMail(acceptBy, firstName, parts.shopUrl),
    ),
    {
      name: 'mail answered warrant',
      eventTypes: ['WarrantReceived'] satisfies WarrantEvent['type'][],
      react: async (event) => {
        const known = await knownBy(event, parts);
        if (!known || !isAnswer(event, known) || isOld(known, parts)) return 'nothing-done';
        const { status } = known;
        const to = await reachOf(known, { role: 'giver', while: status }, parts);
        return mail(event, to, ({ firstName }) => answeredWarrantMail(status === 'accepted', firstName, parts.shopUrl));
      },
    },
    {
      name: 'mail unanswered warrant',
      eventTypes: ['WarrantUnanswered'] satisfies WarrantEvent['type'][],
      react: async (event) => {
        const known = await knownBy(event, parts);
        if (!known || isOld(known, parts)) return 'nothing-done';
        // An answer that was given elsewhere is recorded now, and causes its own mail.
        await parts.received.receive(await nationalOf(known, 'giver', parts));
        const to = await reachOf(known, { role: 'giver', while: 'waiting' }, parts);
        return mail(event, to, ({ firstName }) => unansweredWarrantMail(firstName, parts.shopUrl));
      },
    },
  ];
}

/** The holder is told while the warrant waits. Before the release of these mails nobody was told. */
function holderReaction(
  name: string,
  eventTypes: readonly WarrantEvent['type'][],
  parts: WarrantMailParts,
  letter: (to: Reachable, known: KnownWarrant) => WrittenMail,
): ReceiptedReaction {
  const react = async (event: StoredEvent): Promise<'done' | 'nothing-done'> => {
    const known = await knownBy(event, parts);
    if (!known || isPast(known.acceptBy, parts)) return 'nothing-done';
    const to = await reachOf(known, { role: 'holder', while: 'waiting' }, parts);
    return mailingBy(parts)(event, to, (reachable) => letter(reachable, known));
  };
  return { name, eventTypes, react };
}

type Letter = (to: Reachable) => WrittenMail;

function mailingBy({ mailer }: WarrantMailParts) {
  return async (event: StoredEvent, to: Reachable | null, letter: Letter): Promise<'done' | 'nothing-done'> =>
    to ? send(mailer, event, to, letter(to)) : 'nothing-done';
}

type Reachable = Reach & { readonly email: string };

async function knownBy(event: StoredEvent, { commands }: WarrantMailParts): Promise<KnownWarrant | undefined> {
  const reacting = commands.reactingTo(event);
  return (await reacting.stateOf(warrant, reacting.key)).warrants[dataOf(event).warrantId];
}

function dataOf(event: StoredEvent): WarrantEvent['data'] {
  return (event as unknown as RecordedEvent<WarrantEvent>).data;
}

/** Whether this event told the giver's stream that the holder has answered. The same answer may be received again. */
function isAnswer(event: StoredEvent, { role, status, changeReceivedAt }: KnownWarrant): boolean {
  if (role !== 'giver' || (status !== 'accepted' && status !== 'declined')) return false;
  return changeReceivedAt === dataOf(event).at;
}

interface Told {
  readonly role: WarrantRole;
  readonly while: Warrant['status'];
}

/**
 * Null for who is no customer or has no address. The national service is asked at the moment of sending: a death or a
 * protected identity has ended the warrant there. While it is closed the reaction fails, and is tried again.
 */
async function reachOf(known: KnownWarrant, told: Told, parts: WarrantMailParts): Promise<Reachable | null> {
  const personNumber = numberOf(known, told.role);
  const customerId = personNumber && (await parts.customers.find(personNumber));
  const reach = customerId ? await parts.ways.reach(customerId) : null;
  if (!reach?.email) return null;
  const now = (await nationalOf(known, told.role, parts)).find(({ warrantId }) => warrantId === known.warrantId);
  return now?.status === told.while ? { ...reach, email: reach.email } : null;
}

/** What the national service has now of the warrants of a person whom this warrant names. */
async function nationalOf(
  known: KnownWarrant,
  role: WarrantRole,
  { gateway }: WarrantMailParts,
): Promise<readonly Warrant[]> {
  const personNumber = numberOf(known, role);
  return personNumber && gateway ? gateway.warrantsOf(personNumber) : [];
}

/** Null when the customer was erased. */
function numberOf({ persons }: KnownWarrant, role: WarrantRole): PersonNumber | null {
  return persons && parsePersonNumber(persons[role].personNumber);
}

function isPast(day: string, { clock }: WarrantMailParts): boolean {
  return stockholmDate(clock.now()) > day;
}

/** A warrant of the past, that nobody waits for any more. */
function isOld({ acceptBy, registeredOn }: KnownWarrant, parts: WarrantMailParts): boolean {
  return isPast(addDays(acceptBy, warrantRule.on(registeredOn).newsDays), parts);
}

async function send(mailer: Mailer, event: StoredEvent, to: Reachable, letter: WrittenMail): Promise<'done'> {
  await mailer.send({ to: to.email, ...letter, messageId: messageId('warrant', event.eventId) });
  return 'done';
}
