import { isForgotten, type RecordedEvent, type Uuid } from '../../../domain/kernel/index.js';
import { order } from '../../../domain/order/index.js';
import { prescription, type PatientRecallNotified, type RecallNotified } from '../../../domain/prescription/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { ReminderWays } from '../reminder/reminder-ways.js';
import { recallMail } from './mail-texts.js';

export interface RecallMailParts {
  readonly commands: ReactionCommands;
  readonly ways: Pick<ReminderWays, 'reach'>;
  readonly mailer: Mailer;
  readonly shopUrl: string;
}

type To = { readonly email: string; readonly firstName: string | null };

/** RX-06, RX-08: one mail for each notice, however often the event arrives. */
export function recallMailReactions(parts: RecallMailParts): readonly ReceiptedReaction[] {
  return [
    {
      name: 'mail recalled batch',
      eventTypes: ['RecallNotified'] satisfies RecallNotified['type'][],
      react: async (event) => {
        const { data } = event as unknown as RecordedEvent<RecallNotified>;
        return send(event, await ordererOf(event, data.dispensingId, parts), parts);
      },
    },
    {
      name: 'mail recalled batch to patient',
      eventTypes: ['PatientRecallNotified'] satisfies PatientRecallNotified['type'][],
      react: async (event) => {
        const { data } = event as unknown as RecordedEvent<PatientRecallNotified>;
        return send(event, await patientOf(data.patientId, parts), parts);
      },
    },
  ];
}

/** The address that the order was placed with. Null when the customer has been erased since the notice. */
async function ordererOf(event: StoredEvent, dispensingId: string, { commands }: RecallMailParts): Promise<To | null> {
  const reacting = commands.reactingTo(event);
  const one = (await reacting.stateOf(prescription, reacting.key)).dispensings[dispensingId];
  const placed = one && (await reacting.stateOf(order, one.orderId)).order;
  return placed && !isForgotten(placed.contact) ? placed.contact : null;
}

/** The patient's own address now. Null when the patient has been erased since the notice. */
async function patientOf(patientId: Uuid, { ways }: RecallMailParts): Promise<To | null> {
  const reach = await ways.reach(patientId);
  return reach?.email ? { email: reach.email, firstName: reach.firstName } : null;
}

async function send(
  { eventId }: StoredEvent,
  to: To | null,
  { mailer, shopUrl }: RecallMailParts,
): Promise<'done' | 'nothing-done'> {
  if (!to) return 'nothing-done';
  const mail = recallMail(to.firstName, shopUrl);
  await mailer.send({ to: to.email, ...mail, messageId: messageId('recalled-batch', eventId) });
  return 'done';
}
