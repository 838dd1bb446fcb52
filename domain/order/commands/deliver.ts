import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import { unreportedDispatch } from '../dispatched.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

export interface Deliver {
  readonly type: 'Deliver';
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly deliveredAt: Instant;
}

/** Records the delivery, also after a failed try: a carrier may succeed the second time. */
export function deliver(command: Deliver, state: OrderState): OrderDecision {
  const { trackingNumber, deliveredAt } = command;
  if (!state.order) return reject({ type: 'OrderUnknown' });
  const unseen = unreportedDispatch({ ...command, at: deliveredAt }, state);
  if (unseen.length === 0 && !state.trackingNumber) return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  if (unseen.length === 0 && state.trackingNumber !== trackingNumber)
    return reject({ type: 'TrackingNumberUnknown', field: 'trackingNumber' });
  if (state.phase === 'delivered') return unchanged;
  return accept(...unseen, { type: 'OrderDelivered', data: { trackingNumber, deliveredAt } });
}
