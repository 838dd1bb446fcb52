import { sql, type Kysely } from 'kysely';

/**
 * Counts recent log-in attempts and other guesses, for all processes. The table is unlogged, so counting does not wait
 * for the disk. A crash of the database loses at most a quarter of an hour. `rate-limiter-flexible` requires this order
 * of columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE UNLOGGED TABLE rate_limit (
      key text COLLATE "C" PRIMARY KEY,
      points integer NOT NULL,
      expire bigint NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX rate_limit_expire ON rate_limit (expire)`.execute(db);
}

export const additive = true;
