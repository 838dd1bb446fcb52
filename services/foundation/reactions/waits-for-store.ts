import { StoreUnavailable } from '../../../projections/follower/index.js';
import { AppendOutcomeUnknown } from '../event-store/port.js';

/** Nothing is wrong with the event: it is tried again when the store is back, and is never parked for that. */
export function waitsForStore(error: unknown): boolean {
  return error instanceof StoreUnavailable || error instanceof AppendOutcomeUnknown;
}
