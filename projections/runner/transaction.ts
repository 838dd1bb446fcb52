import type pg from 'pg';

/** Runs work in one transaction; a failed one hands its connection back only when it is sound. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>, begin = 'BEGIN'): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(() => client.release(), (broken: Error) => client.release(broken));
    throw error;
  }
}

/** The values were wrong (SQLSTATE classes 22 and 23), so sending them again would fail again. */
export function isDataError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}
