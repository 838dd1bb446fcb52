import pg from 'pg';

/** Connection errors and shutdowns. The server may have committed before such an error. */
const UNKNOWN_OUTCOME = /^(08|57P)/;

/**
 * Whether the server itself returned this error, so that nothing was written. The length of the code is no proof: the
 * socket's `EPIPE` has five characters too.
 */
export function isServerError(error: unknown, sqlState?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined || UNKNOWN_OUTCOME.test(error.code))
    return false;
  return sqlState === undefined || error.code === sqlState;
}
