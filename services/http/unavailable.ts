import { isAway } from '../../projections/follower/index.js';
import { AppendOutcomeUnknown } from '../event-store/port.js';

/** A choice of leader or a restart takes seconds; whoever comes again after this most often gets through. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * What was asked is right, the store or the database is away: 503, come again. A command sent again with
 * its key does nothing twice, whether it was carried out or not.
 */
export function isUnavailable(error: unknown): boolean {
  return isAway(error) || error instanceof AppendOutcomeUnknown;
}
