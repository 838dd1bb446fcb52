import { StoreUnavailable } from '../../../projections/follower/index.js';
import { AppendOutcomeUnknown } from '../event-store/port.js';

/** Whether the error only means that the store is unavailable. The event is then retried later and not parked. */
export function waitsForStore(error: unknown): boolean {
  return error instanceof StoreUnavailable || error instanceof AppendOutcomeUnknown;
}
