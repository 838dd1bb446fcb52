import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import { dispatched, mayDispatch } from '../dispatched.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/** Records that the carrier has the parcel. The money is then captured, and the member earns points. */
export interface Dispatch {
  readonly type: 'Dispatch';
  readonly trackingNumber: string;
  readonly carrier: string;
  readonly dispatchedAt: Instant;
}

export function dispatch(command: Dispatch, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (state.trackingNumber === command.trackingNumber) return unchanged;
  if (!mayDispatch(state)) return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  return accept(dispatched(command));
}
