import type pg from 'pg';

/** Runs work in one transaction. A connection that broke is not returned to the pool. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'BEGIN',
): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await transacted(client, () => work(client), begin);
    client.release();
    return result;
  } catch (error) {
    client.release(error instanceof BrokenConnection);
    throw error instanceof BrokenConnection ? error.cause : error;
  }
}

/** Runs a transaction on the caller's connection. */
export async function transacted<T>(client: pg.PoolClient, work: () => Promise<T>, begin = 'BEGIN'): Promise<T> {
  try {
    await client.query(begin);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      throw new BrokenConnection('not even rolled back', { cause: error });
    });
    throw error;
  }
}

class BrokenConnection extends Error {}

/** Whether the database refused the values (SQLSTATE classes 22 and 23). A retry would then fail again. */
export function isDataError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}
