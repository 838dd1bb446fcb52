import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import {
  order,
  WITHDRAWN,
  type OrderCancelled,
  type OrderState,
  type PlacedOrder,
  type ReturnAwaited,
  type ReturnInspected,
  type StaffRefundGiven,
  type WithdrawalDeclined,
  type WithdrawalNotified,
} from '../../../domain/order/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import { asHtml } from '../../partners/mail/as-html.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import { declinedMail, inspectedMail, receiptMail, returnMail, staffRefundMail, stoppedMail } from './mail-texts.js';

type Write = (placed: PlacedOrder, state: OrderState, links: OrderLinks) => Letter | null;
interface Letter {
  readonly subject: string;
  readonly text: string;
}

interface OrderLinks {
  readonly order: string;
  readonly receipt: (withdrawalId: string) => string;
}

/** LAW-04, CHK-10: each step of a withdrawal is told by mail. The receipt is the law's durable medium. */
export function withdrawalMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  shopUrl: string,
): readonly ReceiptedReaction[] {
  const send = async (event: StoredEvent, purpose: string, write: Write): Promise<'done' | 'nothing-done'> => {
    const state = await commands.reactingTo(event).state(order);
    const { order: placed, phase } = state;
    if (!placed) throw new UnexpectedPhase(event.type, phase);
    // The customer has been erased since the first delivery of this event. That delivery sent the mail.
    if (isForgotten(placed.contact)) return 'nothing-done';
    const letter = write(placed, state, linksOf(shopUrl, placed.orderId));
    if (!letter) return 'nothing-done';
    const { subject, text } = letter;
    const to = placed.contact.email;
    await mailer.send({ to, subject, text, html: asHtml(text), messageId: messageId(purpose, event.eventId) });
    return 'done';
  };
  return [
    {
      name: 'mail withdrawal receipt',
      eventTypes: ['WithdrawalNotified'] satisfies WithdrawalNotified['type'][],
      react: (event) =>
        send(event, 'withdrawal-receipt', (placed, { withdrawals }, { receipt }) => {
          const { withdrawalId } = dataOf<WithdrawalNotified>(event);
          const notice = withdrawals.find((each) => each.withdrawalId === withdrawalId);
          if (!notice) throw new UnexpectedPhase(event.type, 'without its withdrawal');
          return receiptMail(
            placed,
            { ...notice, lines: dataOf<WithdrawalNotified>(event).lines },
            receipt(withdrawalId),
          );
        }),
    },
    {
      name: 'mail return instructions',
      eventTypes: ['ReturnAwaited'] satisfies ReturnAwaited['type'][],
      react: (event) =>
        send(event, 'return-instructions', (placed, _state, { receipt }) => {
          const data = dataOf<ReturnAwaited>(event);
          return returnMail(placed, data, receipt(data.withdrawalId));
        }),
    },
    {
      name: 'mail stopped withdrawal',
      eventTypes: ['OrderCancelled'] satisfies OrderCancelled['type'][],
      react: (event) =>
        send(event, 'withdrawal-stopped', (placed, _state, links) =>
          dataOf<OrderCancelled>(event).reason === WITHDRAWN ? stoppedMail(placed, links.order) : null,
        ),
    },
    {
      name: 'mail declined withdrawal',
      eventTypes: ['WithdrawalDeclined'] satisfies WithdrawalDeclined['type'][],
      react: (event) =>
        send(event, 'withdrawal-declined', (placed, _state, links) => declinedMail(placed, links.order)),
    },
    {
      name: 'mail inspected return',
      eventTypes: ['ReturnInspected'] satisfies ReturnInspected['type'][],
      react: (event) =>
        send(event, 'return-inspected', (placed, state, { receipt }) => {
          const { withdrawalId, lines } = dataOf<ReturnInspected>(event);
          const refund = state.returns.find(({ returnId }) => returnId === withdrawalId)?.refund ?? 0;
          return inspectedMail(placed, lines, refund, receipt(withdrawalId));
        }),
    },
    {
      name: 'mail staff refund',
      eventTypes: ['StaffRefundGiven'] satisfies StaffRefundGiven['type'][],
      react: (event) =>
        send(event, 'staff-refund', (placed, _state, links) =>
          staffRefundMail(placed, dataOf<StaffRefundGiven>(event).amount, links.order),
        ),
    },
  ];
}

function linksOf(shopUrl: string, orderId: string): OrderLinks {
  const base = shopUrl.replace(/\/+$/, '');
  return {
    order: `${base}/shop/confirmation?Id=${orderId}&sys=cos`,
    receipt: (withdrawalId) => `${base}/shop/angra/${orderId}/kvitto/${withdrawalId}`,
  };
}

function dataOf<E extends { readonly data: unknown; readonly type: string }>(event: StoredEvent): E['data'] {
  return (event as unknown as RecordedEvent & E).data;
}
