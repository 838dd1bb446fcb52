import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import {
  ALL_SHORT,
  givenForUnsent,
  order,
  WITHDRAWN,
  type OrderCancelled,
  type OrderEvent,
  type OrderState,
  type ParcelShort,
  type ParcelStopped,
  type PlacedOrder,
} from '../../../domain/order/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { OrderLinks } from '../order/link/order-links.js';
import { cancelledMail, shortMail, stoppedParcelMail } from './mail-texts.js';

/** One mail: the event that it tells of, and its text. Null where the event is no news for the customer. */
interface Mail {
  readonly name: string;
  readonly type: OrderEvent['type'];
  readonly purpose: string;
  readonly write: (event: StoredEvent, placed: PlacedOrder, link: string, state: OrderState) => WrittenMail | null;
}

const mails: readonly Mail[] = [
  {
    name: 'mail short parcel',
    type: 'ParcelShort',
    purpose: 'short-parcel',
    write: (event, placed, link, { withdrawals }) => {
      const short = dataOf<ParcelShort>(event);
      const back = withdrawals.filter(({ returnNumber }) => returnNumber !== null).flatMap(({ lines }) => lines);
      return shortMail(
        placed,
        short,
        link,
        short.lines.some(({ lineId }) => back.some((line) => line.lineId === lineId)),
      );
    },
  },
  {
    name: 'mail stopped parcel',
    type: 'ParcelStopped',
    purpose: 'stopped-parcel',
    write: (event, placed, link) => stoppedParcelMail(placed, dataOf<ParcelStopped>(event), link),
  },
  {
    name: 'mail cancelled order',
    type: 'OrderCancelled',
    purpose: 'order-cancelled',
    // A withdrawal and goods that the warehouse lacks have mails of their own. Nobody has paid for an unconfirmed order.
    write: (event, placed, link, { confirmedAt, unsent }) => {
      const told = [WITHDRAWN, ALL_SHORT].includes(dataOf<OrderCancelled>(event).reason);
      return told || !confirmedAt ? null : cancelledMail(placed, placed.totals.total - givenForUnsent(unsent), link);
    },
  },
];

/** CHK-10: what becomes of a parcel before it leaves is told by mail. */
export function packingMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  links: OrderLinks,
): readonly ReceiptedReaction[] {
  const send = async (event: StoredEvent, { purpose, write }: Mail): Promise<'done' | 'nothing-done'> => {
    const state = await commands.reactingTo(event).state(order);
    const { order: placed, phase } = state;
    if (!placed) throw new UnexpectedPhase(event.type, phase);
    // The customer has been erased since the first delivery of this event. That delivery sent the mail.
    if (isForgotten(placed.contact)) return 'nothing-done';
    const letter = write(event, placed, links.mailed(placed), state);
    if (!letter) return 'nothing-done';
    await mailer.send({ to: placed.contact.email, ...letter, messageId: messageId(purpose, event.eventId) });
    return 'done';
  };
  return mails.map((mail) => ({
    name: mail.name,
    eventTypes: [mail.type],
    react: (event) => send(event, mail),
  }));
}

function dataOf<E extends { readonly data: unknown; readonly type: string }>(event: StoredEvent): E['data'] {
  return (event as unknown as RecordedEvent & E).data;
}
