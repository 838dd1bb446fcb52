import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import {
  order,
  type DeliveryDelayed,
  type OrderConfirmed,
  type OrderDispatched,
  type PlacedOrder,
} from '../../../domain/order/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import { confirmationMail, delayMail, dispatchMail } from './mail-texts.js';
import type { OrderLinks } from './link/order-links.js';
import type { TrackingLinks } from './tracking-links.js';

export const MAIL_CONFIRMATION = 'mail order confirmation';
export const MAIL_DISPATCH = 'mail dispatch notice';

/** CHK-07, CHK-10: creates the reactions that mail the customer when an order is confirmed, dispatched or late. */
export function orderMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  links: { readonly tracking: TrackingLinks; readonly order: OrderLinks },
): readonly ReceiptedReaction[] {
  const send = async (
    event: StoredEvent,
    purpose: string,
    letter: (placed: PlacedOrder, link: string) => WrittenMail,
    parcelId?: string,
  ): Promise<'done' | 'nothing-done'> => {
    const { order: placed, phase } = await commands.reactingTo(event).state(order);
    if (!placed) throw new UnexpectedPhase(event.type, phase);
    // The customer has been erased since the first delivery of this event. That delivery sent the mail.
    if (isForgotten(placed.contact)) return 'nothing-done';
    const mail = letter(placed, links.tracking.mailed(placed, event.effectiveAt, parcelId));
    await mailer.send({ to: placed.contact.email, ...mail, messageId: messageId(purpose, event.eventId) });
    return 'done';
  };
  return [
    {
      name: MAIL_CONFIRMATION,
      eventTypes: ['OrderConfirmed'] satisfies OrderConfirmed['type'][],
      react: (event) =>
        send(event, 'order-confirmation', (placed, link) => confirmationMail(placed, link, links.order.mailed(placed))),
    },
    {
      name: MAIL_DISPATCH,
      eventTypes: ['OrderDispatched'] satisfies OrderDispatched['type'][],
      react: (event) => {
        const { data } = event as unknown as RecordedEvent<OrderDispatched>;
        const letter = (placed: PlacedOrder, link: string) => dispatchMail(placed, data, link);
        return send(event, 'dispatch-notice', letter, data.parcelId ?? undefined);
      },
    },
    {
      name: 'mail delivery delay',
      eventTypes: ['DeliveryDelayed'] satisfies DeliveryDelayed['type'][],
      react: (event) => {
        const { data } = event as unknown as RecordedEvent<DeliveryDelayed>;
        const letter = (placed: PlacedOrder, link: string) => delayMail(placed, data, link, links.order.mailed(placed));
        return send(event, 'delivery-delay', letter, data.parcelId ?? undefined);
      },
    },
  ];
}
