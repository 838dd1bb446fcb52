import { accept, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../../kernel/index.js';
import { parcelNamed, refusesReport, unreportedDispatch, type ParcelReport } from '../../dispatched.js';
import type { OrderEvent, PlacedOrder } from '../../events.js';
import type { SentParcel } from '../../parcels.js';
import { evolve, type OrderState } from '../../state.js';
import type { OrderDecision } from '../../rejections.js';
import { settledBy } from '../../withdrawal/came-back.js';
import { asAwaited } from '../../withdrawal/still-to-return.js';
import { destroyedGoods } from '../destroyed.js';
import { notCollected } from '../not-collected.js';
import { goodsBack, refundOfParcel } from '../refund.js';
import { isUncollected, isWaiting } from '../state.js';

/** The warehouse has a parcel again that the customer did not get. */
export interface TakeBackParcel extends ParcelReport {
  readonly type: 'TakeBackParcel';
  readonly returnId: Uuid;
  readonly cameBackAt: Instant;
}

/**
 * The goods are refunded, but for those that are destroyed. A report that overtakes the dispatch, or the end of the time
 * to collect, tells that too.
 */
export function takeBackParcel(command: TakeBackParcel, state: OrderState): OrderDecision {
  const { parcelId, cameBackAt } = command;
  const refusal = refusesReport(command, state);
  const parcel = parcelNamed(state, parcelId);
  if (refusal || !parcel || !state.order)
    return reject(refusal ?? { type: 'ParcelUnknown', field: 'parcelId', parcelId });
  if (parcel.cameBackAt) return unchanged;
  if (parcel.phase === 'delivered') return reject({ type: 'ParcelElsewhere', phase: parcel.phase });
  const unseen = [
    ...unreportedDispatch(command, cameBackAt, parcel, state),
    ...(isWaiting(parcel) ? notCollected(parcel, state.order.placedAt, cameBackAt) : []),
  ];
  return accept<OrderEvent>(...unseen, ...cameBack(command, unseen.reduce(evolve, state), state.order));
}

function cameBack(command: TakeBackParcel, state: OrderState, order: PlacedOrder): readonly OrderEvent[] {
  const { parcelId, trackingNumber, returnId, cameBackAt } = command;
  const parcel = parcelNamed(state, parcelId) as SentParcel;
  const lost = isUncollected(parcel) ? destroyedGoods(state, order, parcel, 'not-collected', cameBackAt) : [];
  const after = lost.reduce(evolve, state);
  const lines = goodsBack(after, order, parcelNamed(after, parcelId) as SentParcel);
  const settles = settledBy(
    after.withdrawals.map((each) => asAwaited(after, each)),
    lines,
  );
  const refund = lines.length > 0 ? [refundOfParcel(after, order, parcel, lines)] : [];
  return [
    ...lost,
    {
      type: 'ParcelCameBack',
      data: { parcelId, trackingNumber, lines, settles, returnId: lines.length > 0 ? returnId : null, cameBackAt },
    },
    ...refund.map((due): OrderEvent => ({
      type: 'ItemsReturned',
      data: { returnId, ...due, returnedAt: cameBackAt, returnedOn: stockholmDate(cameBackAt) },
    })),
  ];
}
