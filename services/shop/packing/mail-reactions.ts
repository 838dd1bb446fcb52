import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import { order, type OrderEvent, type ParcelShort, type PlacedOrder } from '../../../domain/order/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { OrderLinks } from '../order/link/order-links.js';
import { shortMail } from './mail-texts.js';

/** One mail: the event that it tells of, and its text. Null where the event is no news for the customer. */
interface Mail {
  readonly name: string;
  readonly type: OrderEvent['type'];
  readonly purpose: string;
  readonly write: (event: StoredEvent, placed: PlacedOrder, link: string) => WrittenMail | null;
}

const mails: readonly Mail[] = [
  {
    name: 'mail short parcel',
    type: 'ParcelShort',
    purpose: 'short-parcel',
    write: (event, placed, link) => shortMail(placed, dataOf<ParcelShort>(event), link),
  },
];

/** CHK-10: what becomes of a parcel before it leaves is told by mail. */
export function packingMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  links: OrderLinks,
): readonly ReceiptedReaction[] {
  const send = async (event: StoredEvent, { purpose, write }: Mail): Promise<'done' | 'nothing-done'> => {
    const { order: placed, phase } = await commands.reactingTo(event).state(order);
    if (!placed) throw new UnexpectedPhase(event.type, phase);
    // The customer has been erased since the first delivery of this event. That delivery sent the mail.
    if (isForgotten(placed.contact)) return 'nothing-done';
    const letter = write(event, placed, links.mailed(placed));
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
