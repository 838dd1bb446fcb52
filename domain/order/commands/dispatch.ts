import { accept, reject, stockholmDate, unchanged, type Instant } from '../../kernel/index.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/** The parcel was handed to the carrier: the moment money is captured and points are earned. */
export interface Dispatch {
  readonly type: 'Dispatch';
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly dispatchedAt: Instant;
}

export function dispatch({ trackingNumber, carrier, dispatchedAt }: Dispatch, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (state.trackingNumber === trackingNumber) return unchanged;
  if (state.phase !== 'confirmed') return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  return accept({
    type: 'OrderDispatched',
    data: { trackingNumber, carrier, dispatchedAt, dispatchedOn: stockholmDate(dispatchedAt) },
  });
}
