import pg from 'pg';

/** Connection errors and shutdowns: the server may have committed before it said so. */
const UNKNOWN_OUTCOME = /^(08|57P)/;

/**
 * Did the server itself answer with this error, so that it wrote nothing? A code alone does not tell:
 * `EPIPE` of the socket has five characters too.
 */
export function isServerError(error: unknown, sqlState?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined || UNKNOWN_OUTCOME.test(error.code))
    return false;
  return sqlState === undefined || error.code === sqlState;
}
