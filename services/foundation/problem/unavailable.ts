import { isAway } from '../../../projections/follower/index.js';
import { AppendOutcomeUnknown } from '../event-store/port.js';

/** The election of a leader or a restart takes seconds; a retry after this time usually succeeds. */
export const RETRY_AFTER_SECONDS = 2;

/** SQLSTATEs: statement time-out, lock time-out, idle transaction time-out, too many connections. */
const TAKES_TOO_LONG = new Set<unknown>(['57014', '55P03', '25P03', '53300']);

/**
 * The request was right, but the store or the database is away or overloaded: answer 503. A retry with the same key
 * does nothing twice, whether the first try had an effect or not.
 */
export function isUnavailable(error: unknown): boolean {
  return isToldElsewhere(error) || TAKES_TOO_LONG.has((error as { code?: unknown } | null)?.code);
}

/** A store that is away fails every call: the place that noticed it logs it once. */
export function isToldElsewhere(error: unknown): boolean {
  return isAway(error) || error instanceof AppendOutcomeUnknown;
}
