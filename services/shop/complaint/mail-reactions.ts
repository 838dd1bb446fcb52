import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import { order, type Complaint, type ComplaintEvent, type PlacedOrder } from '../../../domain/order/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { OrderLinks } from '../order/link/order-links.js';
import { declinedMail, receivedMail, refundedMail, replacedMail } from './mail-texts.js';

interface Mail {
  readonly name: string;
  readonly type: ComplaintEvent['type'];
  readonly purpose: string;
  readonly write: (placed: PlacedOrder, complaint: Complaint, link: string) => WrittenMail;
}

const mails: readonly Mail[] = [
  {
    name: 'mail complaint received',
    type: 'ComplaintMade',
    purpose: 'complaint-received',
    write: receivedMail,
  },
  {
    name: 'mail complaint refunded',
    type: 'ComplaintRefunded',
    purpose: 'complaint-refunded',
    write: refundedMail,
  },
  {
    name: 'mail complaint replaced',
    type: 'ReplacementSent',
    purpose: 'complaint-replaced',
    write: replacedMail,
  },
  {
    name: 'mail complaint declined',
    type: 'ComplaintDeclined',
    purpose: 'complaint-declined',
    write: declinedMail,
  },
];

/** CHK-10: tells the customer that a complaint has come, and its answer. A guest's link leads to the order. */
export function complaintMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  links: Pick<OrderLinks, 'mailed'>,
): readonly ReceiptedReaction[] {
  const send = async (event: StoredEvent, { purpose, write }: Mail): Promise<'done' | 'nothing-done'> => {
    const { order: placed, phase, complaints } = await commands.reactingTo(event).state(order);
    const { complaintId } = (event as unknown as RecordedEvent<ComplaintEvent>).data;
    const complaint = complaints.find((each) => each.complaintId === complaintId);
    if (!placed || !complaint) throw new UnexpectedPhase(event.type, phase);
    // The customer has been erased since the first delivery of this event. That delivery sent the mail.
    if (isForgotten(placed.contact)) return 'nothing-done';
    const mail = write(placed, complaint, links.mailed(placed));
    await mailer.send({ to: placed.contact.email, ...mail, messageId: messageId(purpose, event.eventId) });
    return 'done';
  };
  return mails.map((mail) => ({
    name: mail.name,
    eventTypes: [mail.type],
    react: (event) => send(event, mail),
  }));
}
