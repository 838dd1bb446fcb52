/**
 * Thrown when the event store is unavailable, starting, or electing a leader. The follower retries soon and parks no
 * event.
 */
export class StoreUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** Error codes of PostgreSQL and of the network for a broken or failed connection. */
const DATABASE_AWAY =
  /^(08...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)|is not queryable$/;

/** Whether the error only means that the event store or the database is unavailable. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    error instanceof StoreUnavailable ||
    (typeof code === 'string' && DATABASE_AWAY.test(code)) ||
    CONNECTION_LOST.test(error.message)
  );
}
