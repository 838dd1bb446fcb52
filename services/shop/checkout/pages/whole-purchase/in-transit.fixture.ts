import { stockholmDate } from '../../../../../domain/kernel/index.js';
import { gonePieces } from '../../../../../domain/order/index.js';
import type { Act } from './acts.fixture.js';
import type { Happening } from './happening.fixture.js';

const CARRIER = 'PostNord';

/** The parcel in hand. The warehouse and the carrier never have one that was stopped. */
function inHand(on: Happening) {
  const { parcel } = on;
  if (!parcel || (parcel.phase === 'cancelled' && parcel.dispatchedAt === null)) return null;
  const { parcelId } = parcel;
  return { parcelId, report: { parcelId, trackingNumber: parcelId, carrier: CARRIER } };
}

/** The pieces of a parcel that nobody has given up. */
export function piecesLeft({ order: state }: Happening, lineIds: readonly string[]) {
  const gone = gonePieces(state);
  return (state.order?.lines ?? [])
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (gone[lineId]?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

const lacks =
  (all: boolean): Act =>
  (on) => {
    const [hand, { parcel }] = [inHand(on), on];
    const left = parcel ? piecesLeft(on, parcel.lineIds) : [];
    const line = on.one(left);
    if (!hand || !line) return null;
    const lines = (all ? left : [{ ...line, quantity: 1 }]).map((each) => ({ ...each, cause: 'lacking' as const }));
    return { type: 'ReportShort', shortId: on.newId(), parcelId: hand.parcelId, lines, reportedAt: on.at };
  };

/** What warehouse, carrier and clock tell of a parcel until it is with its customer or back. */
export const IN_TRANSIT: Readonly<Record<string, Act>> = {
  'the warehouse begins to pick': (on) => {
    const hand = inHand(on);
    return hand && { type: 'StartPicking', parcelId: hand.parcelId, startedAt: on.at };
  },
  'a parcel is packed': (on) => {
    const hand = inHand(on);
    return hand && { type: 'PackParcel', parcelId: hand.parcelId, packedAt: on.at };
  },
  'the warehouse lacks a piece': lacks(false),
  'the warehouse lacks all of a parcel': lacks(true),
  'a parcel leaves': (on) => {
    const hand = inHand(on);
    return hand && { type: 'Dispatch', ...hand.report, dispatchedAt: on.at };
  },
  'a parcel arrives': (on) => {
    const hand = inHand(on);
    return hand && { type: 'Deliver', ...hand.report, deliveredAt: on.at };
  },
  'the carrier finds nobody': (on) => {
    const hand = inHand(on);
    return hand && { type: 'NotDelivered', ...hand.report, reason: 'ingen hemma', failedAt: on.at };
  },
  'a parcel is ready': (on) => {
    const hand = inHand(on);
    return hand && { type: 'NotifyReady', ...hand.report, readyAt: on.at };
  },
  'a parcel comes back': (on) => {
    const hand = inHand(on);
    return hand && { type: 'TakeBackParcel', ...hand.report, returnId: on.newId(), cameBackAt: on.at };
  },
  'the customer is reminded': (on) => ({ type: 'RemindToCollect', remindedAt: on.at }),
  'the time to collect is over': (on) => ({ type: 'NoteUncollected', notedAt: on.at }),
  'the customer wants a parcel again': (on) => {
    const hand = inHand(on);
    return hand && { type: 'ReorderParcel', parcelId: hand.parcelId, reorderId: on.newId(), reorderedAt: on.at };
  },
  'the carrier cannot send it again': (on) => {
    const hand = inHand(on);
    const declined = { reorderId: on.newId(), answer: 'too-late', declinedAt: on.at } as const;
    return hand && { type: 'DeclineReorder', parcelId: hand.parcelId, ...declined };
  },
  'a parcel is late': (on) => {
    const hand = inHand(on);
    const late = { parcelId: hand?.parcelId ?? '', promisedBy: stockholmDate(on.at) };
    return hand && { type: 'NoteDelay', parcels: [late], noticedAt: on.at };
  },
};
