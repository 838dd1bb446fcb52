import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import { unreportedDispatch } from '../dispatched.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

export interface NotDelivered {
  readonly type: 'NotDelivered';
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly reason: string;
  readonly failedAt: Instant;
}

/** Records a failed try to deliver. A report that arrives after the delivery changes nothing. */
export function notDelivered(command: NotDelivered, state: OrderState): OrderDecision {
  const { trackingNumber, reason, failedAt } = command;
  if (!state.order) return reject({ type: 'OrderUnknown' });
  const unseen = unreportedDispatch({ ...command, at: failedAt }, state);
  if (unseen.length === 0 && !state.trackingNumber) return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  if (unseen.length === 0 && state.trackingNumber !== trackingNumber)
    return reject({ type: 'TrackingNumberUnknown', field: 'trackingNumber' });
  if (unseen.length === 0 && state.phase !== 'dispatched') return unchanged;
  return accept(...unseen, { type: 'OrderNotDelivered', data: { trackingNumber, reason } });
}
