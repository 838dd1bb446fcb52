import { StoreUnavailable } from '../../../projections/follower/index.js';
import { AppendOutcomeUnknown } from '../event-store/port.js';

/** The event is right: it is retried when the store is back, and never parked for that. */
export function waitsForStore(error: unknown): boolean {
  return error instanceof StoreUnavailable || error instanceof AppendOutcomeUnknown;
}
