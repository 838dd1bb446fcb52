import { isStoreUnavailable } from '../../../projections/follower/index.js';
import { AppendOutcomeUnknown } from '../event-store/port.js';

/** The time in seconds after which a client should retry. An election or a restart usually takes less. */
export const RETRY_AFTER_SECONDS = 2;

/** SQLSTATE codes: statement timeout, lock timeout, idle transaction timeout, too many connections. */
const TAKES_TOO_LONG = new Set<unknown>(['57014', '55P03', '25P03', '53300']);

/**
 * Whether the store or the database is unavailable or overloaded, so that the response is 503. A retry with the same
 * idempotency key is safe, whether the first try had an effect or not.
 */
export function isUnavailable(error: unknown): boolean {
  return isAlreadyLogged(error) || TAKES_TOO_LONG.has((error as { code?: unknown } | null)?.code);
}

/** Whether the error is already logged. An unavailable store fails every call, and its outage is logged once. */
export function isAlreadyLogged(error: unknown): boolean {
  return isStoreUnavailable(error) || error instanceof AppendOutcomeUnknown;
}
