/** The store is away, starting, or electing a leader. Retry soon: nothing was decided, and nothing is parked. */
export class StoreUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** PostgreSQL's own texts for a broken or failed connection. */
const DATABASE_AWAY =
  /^(08...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)|is not queryable$/;

/** The request was right: the store or the database does not answer. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    error instanceof StoreUnavailable ||
    (typeof code === 'string' && DATABASE_AWAY.test(code)) ||
    CONNECTION_LOST.test(error.message)
  );
}
