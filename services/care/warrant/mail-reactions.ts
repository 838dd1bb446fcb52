import { parsePersonNumber, stockholmDate, type RecordedEvent } from '../../../domain/kernel/index.js';
import { warrant, type KnownWarrant, type WarrantEvent } from '../../../domain/warrant/index.js';
import type { WarrantRole, WarrantStatus } from '../../../domain/warrant/rules/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { EHealthGateway } from '../../partners/e-health/gateway.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { CustomersByPerson } from '../../person/customer/customers-by-person.js';
import type { Reach, ReminderWays } from '../reminder/reminder-ways.js';
import { answeredWarrantMail, waitingWarrantMail } from './mail-texts.js';

export interface WarrantMailParts {
  readonly commands: ReactionCommands;
  readonly customers: Pick<CustomersByPerson, 'find'>;
  readonly ways: Pick<ReminderWays, 'reach'>;
  readonly gateway: Pick<EHealthGateway, 'warrantsOf'> | null;
  readonly clock: Pick<Clock, 'now'>;
  readonly mailer: Mailer;
  readonly shopUrl: string;
}

/** RX-08, RX-23: the holder is told that a warrant waits, and the giver what the holder answered. One mail for each. */
export function warrantMailReactions(parts: WarrantMailParts): readonly ReceiptedReaction[] {
  const { mailer, shopUrl } = parts;
  return [
    {
      name: 'mail waiting warrant',
      eventTypes: ['WarrantGiven', 'WarrantGivenAtPharmacy'] satisfies WarrantEvent['type'][],
      react: async (event) => {
        const to = await reachOf(event, { role: 'holder', while: 'waiting' }, parts);
        return to ? send(mailer, event, to, waitingWarrantMail(to.firstName, shopUrl)) : 'nothing-done';
      },
    },
    {
      name: 'mail answered warrant',
      eventTypes: ['WarrantAccepted', 'WarrantDeclined'] satisfies WarrantEvent['type'][],
      react: async (event) => {
        const accepted = event.type === 'WarrantAccepted';
        const to = await reachOf(event, { role: 'giver', while: accepted ? 'accepted' : 'declined' }, parts);
        return to ? send(mailer, event, to, answeredWarrantMail(accepted, to.firstName, shopUrl)) : 'nothing-done';
      },
    },
  ];
}

type Reachable = Reach & { readonly email: string };

interface Told {
  readonly role: WarrantRole;
  readonly while: WarrantStatus;
}

/**
 * Null for who is no customer or has no address. The national service is asked at the moment of sending: a death or a
 * protected identity has ended the warrant there. While it is closed the reaction fails, and is tried again.
 */
async function reachOf(event: StoredEvent, told: Told, parts: WarrantMailParts): Promise<Reachable | null> {
  const reacting = parts.commands.reactingTo(event);
  const { warrantId } = (event as unknown as RecordedEvent<WarrantEvent>).data;
  const known = (await reacting.stateOf(warrant, reacting.key)).warrants[warrantId];
  const personNumber = known?.persons && parsePersonNumber(known.persons[told.role].personNumber);
  // Before the release of these mails nobody was told. An answer is news only while it could be given.
  if (!personNumber || isPast(known, parts.clock) || !parts.gateway) return null;
  const customerId = await parts.customers.find(personNumber);
  const reach = customerId ? await parts.ways.reach(customerId) : null;
  if (!reach?.email) return null;
  const now = (await parts.gateway.warrantsOf(personNumber)).find((each) => each.warrantId === warrantId);
  return now?.status === told.while ? { ...reach, email: reach.email } : null;
}

function isPast({ acceptBy }: KnownWarrant, clock: Pick<Clock, 'now'>): boolean {
  return stockholmDate(clock.now()) > acceptBy;
}

async function send(mailer: Mailer, event: StoredEvent, to: Reachable, letter: WrittenMail): Promise<'done'> {
  await mailer.send({ to: to.email, ...letter, messageId: messageId('warrant', event.eventId) });
  return 'done';
}
