import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import type { SentParcel } from '../parcels.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';
import { isStoppable, pendingParcels } from '../stop/state.js';

/**
 * Cancels an order or some of its parcels before they are packed. Customers may not; they have the right of withdrawal
 * (CHK-17). A parcel of a paid order is cancelled only after the warehouse has stopped it.
 */
export interface Cancel {
  readonly type: 'Cancel';
  readonly by: 'customer' | 'staff' | 'system';
  readonly reason: string;
  /** Without them, the whole order. */
  readonly parcelIds?: readonly string[];
  readonly cancelledAt: Instant;
}

/** Of parcels that can and that cannot be stopped, the warehouse is asked about the first. */
export function cancel({ by, reason, parcelIds, cancelledAt }: Cancel, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (by === 'customer') return reject({ type: 'OrderNotChangeableByCustomer' });
  if (state.phase === 'cancelled') return unchanged;
  if (state.phase === 'placed') return accept({ type: 'OrderCancelled', data: { reason, cancelledAt } });
  if (state.confirmedAt === null) return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  const unknown = parcelIds?.find((parcelId) => state.parcels.every((each) => each.parcelId !== parcelId));
  if (unknown !== undefined) return reject({ type: 'ParcelUnknown', field: 'parcelId', parcelId: unknown });
  return askFor(
    state.parcels.filter(({ parcelId }) => parcelIds?.includes(parcelId) ?? true),
    { reason, cancelledAt },
    state,
  );
}

function askFor(
  asked: readonly SentParcel[],
  { reason, cancelledAt }: Pick<Cancel, 'reason' | 'cancelledAt'>,
  state: OrderState,
): OrderDecision {
  const pending = pendingParcels(state);
  const open = asked.filter(({ phase, parcelId }) => phase !== 'cancelled' && !pending.includes(parcelId));
  const stoppable = open.filter(isStoppable).map(({ parcelId }) => parcelId);
  if (stoppable.length > 0)
    return accept({
      type: 'CancellationRequested',
      data: { reason, parcelIds: stoppable, requestedAt: cancelledAt },
    });
  if (open.length === 0) return unchanged;
  return reject({ type: 'ParcelsTooLate', field: 'parcelIds', parcelIds: open.map(({ parcelId }) => parcelId) });
}
