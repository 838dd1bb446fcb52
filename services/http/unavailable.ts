import { AppendOutcomeUnknown, StoreUnavailable } from '../event-store/port.js';

/** A choice of leader or a restart takes seconds; whoever comes again after this most often gets through. */
export const RETRY_AFTER_SECONDS = 2;

/** PostgreSQL's own words for a connection that broke or was never made. */
const DATABASE_AWAY = /^(08...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE)$/;
const CONNECTION_LOST = /^(Connection terminated|timeout exceeded when trying to connect)/;

/**
 * What was asked is right, the store or the database is away: 503, come again. A command sent again with
 * its key does nothing twice, whether it was carried out or not.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    error instanceof StoreUnavailable ||
    error instanceof AppendOutcomeUnknown ||
    (typeof code === 'string' && DATABASE_AWAY.test(code)) ||
    CONNECTION_LOST.test(error.message)
  );
}
