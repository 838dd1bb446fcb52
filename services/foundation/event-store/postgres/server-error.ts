import pg from 'pg';

/** Connection errors and shutdowns: the server may have committed before the error. */
const UNKNOWN_OUTCOME = /^(08|57P)/;

/**
 * Whether the server itself answered with this error, so that it wrote nothing. The code alone does not tell: the
 * socket's `EPIPE` has five characters too.
 */
export function isServerError(error: unknown, sqlState?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined || UNKNOWN_OUTCOME.test(error.code))
    return false;
  return sqlState === undefined || error.code === sqlState;
}
