import { accept, reject, unchanged } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

export interface NotDelivered {
  readonly type: 'NotDelivered';
  readonly trackingNumber: string;
  readonly reason: string;
}

/** A late word of a failed try does not undo a delivery. */
export function notDelivered({ trackingNumber, reason }: NotDelivered, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (!state.trackingNumber) return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  if (state.trackingNumber !== trackingNumber)
    return reject({ type: 'TrackingNumberUnknown', field: 'trackingNumber' });
  if (state.phase !== 'dispatched') return unchanged;
  return accept({ type: 'OrderNotDelivered', data: { trackingNumber, reason } });
}
