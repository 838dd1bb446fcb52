import { isAway } from '../../../projections/follower/index.js';
import { AppendOutcomeUnknown } from '../event-store/port.js';

/** A choice of leader or a restart takes seconds; whoever comes again after this most often gets through. */
export const RETRY_AFTER_SECONDS = 2;

/** PostgreSQL's own words for what took too long (a statement, a lock, an idle transaction) and for too many connections. */
const TAKES_TOO_LONG = new Set<unknown>(['57014', '55P03', '25P03', '53300']);

/**
 * What was asked is right, the store or the database is away or overtaxed: 503, come again. A command sent again with
 * its key does nothing twice, whether it was carried out or not.
 */
export function isUnavailable(error: unknown): boolean {
  return isToldElsewhere(error) || TAKES_TOO_LONG.has((error as { code?: unknown } | null)?.code);
}

/** Every call meets a store that is away: it is told of once, where it was noticed. */
export function isToldElsewhere(error: unknown): boolean {
  return isAway(error) || error instanceof AppendOutcomeUnknown;
}
