import { isForgotten, UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import {
  order,
  type CollectionEvent,
  type OrderNotDelivered,
  type OrderState,
  type PlacedOrder,
  type SentParcel,
} from '../../../domain/order/index.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import type { WrittenMail } from '../../partners/mail/letter.js';
import { messageId, type Mailer } from '../../partners/mail/mailer.js';
import type { OrderLinks } from '../order/link/order-links.js';
import type { TrackingLinks } from '../order/tracking-links.js';
import {
  cameBackMail,
  failedDeliveryMail,
  readyMail,
  reminderMail,
  reorderDeclinedMail,
  uncollectedMail,
  type CollectionLinks,
} from './mail-texts.js';

type Told = CollectionEvent | OrderNotDelivered;

interface Happened {
  readonly event: RecordedEvent<Told>;
  readonly placed: PlacedOrder;
  readonly parcel: SentParcel;
  readonly state: OrderState;
  readonly links: CollectionLinks;
}

interface Mail {
  readonly name: string;
  readonly type: Told['type'];
  readonly purpose: string;
}

const mails: readonly Mail[] = [
  { name: 'mail parcel ready', type: 'ParcelReady', purpose: 'parcel-ready' },
  { name: 'mail collect reminder', type: 'CollectReminded', purpose: 'collect-reminder' },
  { name: 'mail uncollected parcel', type: 'ParcelNotCollected', purpose: 'uncollected-parcel' },
  { name: 'mail declined reorder', type: 'ReorderDeclined', purpose: 'reorder-declined' },
  { name: 'mail parcel came back', type: 'ParcelCameBack', purpose: 'parcel-came-back' },
  { name: 'mail failed delivery', type: 'OrderNotDelivered', purpose: 'failed-delivery' },
];

/** CHK-10, CHK-16: each step of a parcel that waits, or that nobody got, is told by mail. */
export function collectionMailReactions(
  commands: ReactionCommands,
  mailer: Mailer,
  links: { readonly tracking: TrackingLinks; readonly order: OrderLinks },
): readonly ReceiptedReaction[] {
  return mails.map(({ name, type, purpose }) => ({
    name,
    eventTypes: [type],
    async react(stored) {
      const event = stored as unknown as RecordedEvent<Told>;
      const state = await commands.reactingTo(stored).state(order);
      const { order: placed, parcels, phase } = state;
      const parcel = parcels.find(({ parcelId }) => parcelId === (event.data.parcelId ?? parcels[0]?.parcelId));
      if (!placed || !parcel) throw new UnexpectedPhase(event.type, phase);
      // The customer has been erased since the first delivery of this event. That delivery sent the mail.
      if (isForgotten(placed.contact)) return 'nothing-done';
      const { parcelId } = parcel;
      const to = {
        tracking: links.tracking.mailed(placed, event.effectiveAt, parcelId),
        order: links.order.mailed(placed),
      };
      const mail = written({ event, placed, parcel, state, links: to });
      if (!mail) return 'nothing-done';
      await mailer.send({ to: placed.contact.email, ...mail, messageId: messageId(purpose, event.eventId) });
      return 'done';
    },
  }));
}

/** Null where the event is no news for the customer. */
function written({ event, placed, parcel, state, links }: Happened): WrittenMail | null {
  switch (event.type) {
    case 'ParcelReady':
      return readyMail(placed, event.data, links);
    case 'CollectReminded':
      return reminderMail(placed, parcel, links);
    case 'ParcelNotCollected':
      return uncollectedMail(placed, event.data, links);
    case 'ReorderDeclined':
      return reorderDeclinedMail(placed, parcel.parcelId, links);
    case 'ParcelCameBack': {
      const back = state.returns.find(({ returnId }) => returnId === event.data.returnId) ?? null;
      return cameBackMail(placed, parcel, back, links);
    }
    // What waited somewhere and came to nothing is told by its own events.
    case 'OrderNotDelivered':
      return parcel.hold ? null : failedDeliveryMail(placed, parcel, links);
    case 'ParcelReordered':
    case 'GoodsDestroyed':
      return null;
  }
}
