/** The store is away, starting, or choosing a leader. Ask again soon: nothing was decided, nothing is parked for it. */
export class StoreUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** PostgreSQL's own words for a connection that broke or was never made. */
const DATABASE_AWAY =
  /^(08...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)|is not queryable$/;

/** Nothing is wrong with what was asked: the store or the database does not answer. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    error instanceof StoreUnavailable ||
    (typeof code === 'string' && DATABASE_AWAY.test(code)) ||
    CONNECTION_LOST.test(error.message)
  );
}
