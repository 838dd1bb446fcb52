import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

export interface Deliver {
  readonly type: 'Deliver';
  readonly trackingNumber: string;
  readonly deliveredAt: Instant;
}

/** A carrier may succeed at the second try, after having said that it could not deliver. */
export function deliver({ trackingNumber, deliveredAt }: Deliver, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (!state.trackingNumber) return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  if (state.trackingNumber !== trackingNumber)
    return reject({ type: 'TrackingNumberUnknown', field: 'trackingNumber' });
  if (state.phase === 'delivered') return unchanged;
  return accept({ type: 'OrderDelivered', data: { trackingNumber, deliveredAt } });
}
