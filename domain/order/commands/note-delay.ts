import { accept, reject, unchanged, type BusinessDate, type Instant } from '../../kernel/index.js';
import type { OrderEvent } from '../events.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/**
 * Records that the promised day of parcels has passed without delivery. The service passes the days, because an old
 * order stores only a text.
 */
export interface NoteDelay {
  readonly type: 'NoteDelay';
  readonly parcels: readonly { readonly parcelId: string; readonly promisedBy: BusinessDate }[];
  readonly noticedAt: Instant;
}

/** Records the delay once for each parcel. One that has come or has ended is not late. */
export function noteDelay({ parcels: late, noticedAt }: NoteDelay, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  const events = late.flatMap(({ parcelId, promisedBy }): readonly OrderEvent[] => {
    const parcel = state.parcels.find((each) => each.parcelId === parcelId);
    if (!parcel || !isUnderWay(state, parcelId) || state.delayed.includes(parcelId)) return [];
    return [{ type: 'DeliveryDelayed', data: { parcelId, promise: parcel.promise.text, promisedBy, noticedAt } }];
  });
  const [first, ...rest] = events;
  return first ? accept(first, ...rest) : unchanged;
}

function isUnderWay({ confirmedAt, parcels }: OrderState, parcelId: string): boolean {
  const phase = parcels.find((parcel) => parcel.parcelId === parcelId)?.phase;
  return confirmedAt !== null && (phase === 'waiting' || phase === 'dispatched');
}
