import { isForgotten, UnexpectedPhase, type RecordedEvent, type Uuid } from '../../../domain/kernel/index.js';
import {
  givenForUnsent,
  isLeftUncollected,
  order,
  stillToReturn,
  WITHDRAWN,
  type OrderCancelled,
  type OrderEvent,
  type OrderState,
  type PlacedOrder,
  type ReturnAwaited,
  type ReturnInspected,
  type StaffRefundGiven,
  type WithdrawalNotified,
} from '../../../domain/order/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { OrderLinks } from '../order/link/order-links.js';
import {
  declinedMail,
  inspectedMail,
  leftMail,
  receiptMail,
  returnMail,
  staffRefundMail,
  stoppedMail,
} from './mail-texts.js';

interface Written {
  readonly event: StoredEvent;
  readonly placed: PlacedOrder;
  readonly state: OrderState;
  readonly links: { readonly order: string; readonly receipt: (withdrawalId: Uuid) => string };
}

/** One mail: the event that it tells of, and its text. Null where the event is no news for the customer. */
interface Mail {
  readonly name: string;
  readonly type: OrderEvent['type'];
  readonly purpose: string;
  readonly write: (of: Written) => WrittenMail | null;
}

const notices: readonly Mail[] = [
  {
    name: 'mail withdrawal receipt',
    type: 'WithdrawalNotified',
    purpose: 'withdrawal-receipt',
    write: ({ event, placed, links }) => {
      const notice = dataOf<WithdrawalNotified>(event);
      return receiptMail(placed, notice, links.receipt(notice.withdrawalId));
    },
  },
  {
    name: 'mail return instructions',
    type: 'ReturnAwaited',
    purpose: 'return-instructions',
    write: ({ event, placed, state, links }) => {
      const notice = dataOf<ReturnAwaited>(event);
      const lines = stillToReturn(state, notice);
      // The goods came back, or were lacking, before this mail was written. Then nothing is to be sent.
      if (lines.length === 0) return null;
      const awaited = { ...notice, lines };
      const write = isLeftUncollected(state, lines) ? leftMail : returnMail;
      return write(placed, awaited, links.receipt(awaited.withdrawalId));
    },
  },
  {
    name: 'mail stopped withdrawal',
    type: 'OrderCancelled',
    purpose: 'withdrawal-stopped',
    write: ({ event, placed, state, links }) =>
      dataOf<OrderCancelled>(event).reason === WITHDRAWN
        ? stoppedMail(placed, placed.totals.total - givenForUnsent(state.unsent), links.order)
        : null,
  },
  {
    name: 'mail declined withdrawal',
    type: 'WithdrawalDeclined',
    purpose: 'withdrawal-declined',
    write: ({ placed, links }) => declinedMail(placed, links.order),
  },
];

const refunds: readonly Mail[] = [
  {
    name: 'mail inspected return',
    type: 'ReturnInspected',
    purpose: 'return-inspected',
    write: ({ event, placed, state, links }) => {
      const { withdrawalId, lines } = dataOf<ReturnInspected>(event);
      const refund = state.returns.find(({ returnId }) => returnId === withdrawalId)?.refund ?? 0;
      return inspectedMail(placed, lines, refund, links.receipt(withdrawalId));
    },
  },
  {
    name: 'mail staff refund',
    type: 'StaffRefundGiven',
    purpose: 'staff-refund',
    // The answer of a complaint tells of its own money.
    write: ({ event, placed, state, links }) => {
      const { refundId, amount } = dataOf<StaffRefundGiven>(event);
      const answers = state.complaints.some((complaint) => complaint.refundId === refundId);
      return answers ? null : staffRefundMail(placed, amount, links.order);
    },
  },
];

/**
 * LAW-04, CHK-10: each step of a withdrawal is told by mail. The receipt is the law's durable medium, so a guest's link
 * opens it on any device.
 */
export function withdrawalMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  links: Pick<OrderLinks, 'mailed' | 'mailedReceipt'>,
): readonly ReceiptedReaction[] {
  const send = async (event: StoredEvent, { purpose, write }: Mail): Promise<'done' | 'nothing-done'> => {
    const state = await commands.reactingTo(event).state(order);
    const { order: placed, phase } = state;
    if (!placed) throw new UnexpectedPhase(event.type, phase);
    // The customer has been erased since the first delivery of this event. That delivery sent the mail.
    if (isForgotten(placed.contact)) return 'nothing-done';
    const letter = write({ event, placed, state, links: linksOf(links, placed) });
    if (!letter) return 'nothing-done';
    await mailer.send({ to: placed.contact.email, ...letter, messageId: messageId(purpose, event.eventId) });
    return 'done';
  };
  return [...notices, ...refunds].map((mail) => ({
    name: mail.name,
    eventTypes: [mail.type],
    react: (event) => send(event, mail),
  }));
}

function linksOf(links: Pick<OrderLinks, 'mailed' | 'mailedReceipt'>, placed: PlacedOrder): Written['links'] {
  return { order: links.mailed(placed), receipt: (withdrawalId) => links.mailedReceipt(placed, withdrawalId) };
}

function dataOf<E extends { readonly data: unknown; readonly type: string }>(event: StoredEvent): E['data'] {
  return (event as unknown as RecordedEvent & E).data;
}
