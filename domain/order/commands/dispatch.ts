import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import { dispatched, parcelNamed, refusesReport, type ParcelReport } from '../dispatched.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';

/** Records that the carrier has the parcel. Its money is then captured, and the member earns points. */
export interface Dispatch extends ParcelReport {
  readonly type: 'Dispatch';
  readonly dispatchedAt: Instant;
}

export function dispatch(command: Dispatch, state: OrderState): OrderDecision {
  const refusal = refusesReport(command, state);
  if (refusal) return reject(refusal);
  if (parcelNamed(state, command.parcelId)?.trackingNumber) return unchanged;
  return accept(dispatched(command, command.dispatchedAt, state));
}
