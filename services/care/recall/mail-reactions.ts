import { isForgotten, stockholmDate, type RecordedEvent, type Uuid } from '../../../domain/kernel/index.js';
import { order } from '../../../domain/order/index.js';
import {
  prescription,
  type Dispensing,
  type PatientRecallNotified,
  type RecallNotified,
} from '../../../domain/prescription/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { ReminderWays } from '../reminder/reminder-ways.js';
import { recallMail } from './mail-texts.js';
import type { RecallMails } from './recall-mails.js';

export interface RecallMailParts {
  readonly commands: ReactionCommands;
  readonly ways: Pick<ReminderWays, 'reach'>;
  readonly claims: Pick<RecallMails, 'has'>;
  readonly mailer: Mailer;
  readonly shopUrl: string;
}

type To = { readonly email: string; readonly firstName: string | null };
type Notified = RecordedEvent<RecallNotified> | RecordedEvent<PatientRecallNotified>;

/** RX-06, RX-08: one mail for each person and recall, however often the events arrive and however many withdrawals they name. */
export function recallMailReactions(parts: RecallMailParts): readonly ReceiptedReaction[] {
  return [
    {
      name: 'mail recalled batch',
      eventTypes: ['RecallNotified'] satisfies RecallNotified['type'][],
      react: async (event) => {
        const { data } = event as unknown as RecordedEvent<RecallNotified>;
        return send(event, data.customerId, (one) => ordererOf(event, one, parts), parts);
      },
    },
    {
      name: 'mail recalled batch to patient',
      eventTypes: ['PatientRecallNotified'] satisfies PatientRecallNotified['type'][],
      react: async (event) => {
        const { patientId } = (event as unknown as RecordedEvent<PatientRecallNotified>).data;
        return send(event, patientId, () => patientOf(patientId, parts), parts);
      },
    },
  ];
}

/** The address that the order was placed with. Null when the customer has been erased since the notice. */
async function ordererOf(
  event: StoredEvent,
  { orderId }: Dispensing,
  { commands }: RecallMailParts,
): Promise<To | null> {
  const { order: placed } = await commands.reactingTo(event).stateOf(order, orderId);
  return placed && !isForgotten(placed.contact) ? placed.contact : null;
}

/** The patient's own address now. Null when the patient has been erased since the notice. */
async function patientOf(patientId: Uuid, { ways }: RecallMailParts): Promise<To | null> {
  const reach = await ways.reach(patientId);
  return reach?.email ? { email: reach.email, firstName: reach.firstName } : null;
}

async function send(
  event: StoredEvent,
  customerId: Uuid,
  address: (one: Dispensing) => Promise<To | null>,
  { commands, claims, mailer, shopUrl }: RecallMailParts,
): Promise<'done' | 'nothing-done'> {
  const { data } = event as unknown as Notified;
  const { eventId } = event;
  const reacting = commands.reactingTo(event);
  const one = (await reacting.stateOf(prescription, reacting.key)).dispensings[data.dispensingId];
  const to = one ? await address(one) : null;
  if (!one?.record || !one.dispensedOn || !to || isForgotten(data.notice)) return 'nothing-done';
  const notifiedOn = stockholmDate(data.notifiedAt);
  const [{ batch }, { varuId }] = [data.notice, one.record.article];
  // The mail of the other withdrawal leads to the page that names both.
  if (!(await claims.has({ customerId, varuId, batch, eventId, dispensedOn: one.dispensedOn, notifiedOn })))
    return 'done';
  const mail = recallMail(to.firstName, shopUrl);
  await mailer.send({ to: to.email, ...mail, messageId: messageId('recalled-batch', eventId) });
  return 'done';
}
