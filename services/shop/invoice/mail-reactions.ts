import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import { order, type PlacedOrder } from '../../../domain/order/index.js';
import {
  leftToPay,
  payment,
  type InvoiceNotice,
  type InvoiceNoticeIssued,
  type InvoiceNoticeReminded,
  type InvoicePlanChosen,
} from '../../../domain/payment/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { OrderLinks } from '../order/link/order-links.js';
import { invoiceMail, reminderMail } from './mail-texts.js';

interface Mail {
  readonly name: string;
  readonly type: (InvoiceNoticeIssued | InvoiceNoticeReminded)['type'];
  readonly purpose: string;
  readonly write: (
    placed: PlacedOrder,
    notice: InvoiceNotice,
    plan: InvoicePlanChosen['data'],
    link: string,
  ) => WrittenMail;
}

const mails: readonly Mail[] = [
  { name: 'mail invoice', type: 'InvoiceNoticeIssued', purpose: 'invoice', write: invoiceMail },
  {
    name: 'mail invoice reminder',
    type: 'InvoiceNoticeReminded',
    purpose: 'invoice-reminder',
    write: (placed, notice, _plan, link) => reminderMail(placed, notice, link),
  },
];

/** CHK-06: the customer gets each invoice and each reminder by mail, whatever way the company sends it. */
export function invoiceMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  links: Pick<OrderLinks, 'mailed'>,
): readonly ReceiptedReaction[] {
  const send = async (event: StoredEvent, { purpose, write }: Mail): Promise<'done' | 'nothing-done'> => {
    const reacting = commands.reactingTo(event);
    const { started, invoice, phase } = await reacting.state(payment);
    const { noticeId } = (event as unknown as RecordedEvent<InvoiceNoticeIssued | InvoiceNoticeReminded>).data;
    const notice = invoice.notices.find((each) => each.noticeId === noticeId);
    if (!started || !notice) throw new UnexpectedPhase(event.type, phase);
    const { order: placed } = await reacting.stateOf(order, started.orderId);
    // Nothing is left to pay when the message comes late, and nobody is left to tell after an erasure.
    if (!placed || isForgotten(placed.contact) || !invoice.plan || leftToPay(notice) <= 0) return 'nothing-done';
    const letter = write(placed, notice, invoice.plan, links.mailed(placed));
    await mailer.send({ to: placed.contact.email, ...letter, messageId: messageId(purpose, event.eventId) });
    return 'done';
  };
  return mails.map((mail) => ({ name: mail.name, eventTypes: [mail.type], react: (event) => send(event, mail) }));
}
