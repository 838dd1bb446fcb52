import { sql, type Kysely } from 'kysely';

/**
 * Recent guesses, shared by all processes. Unlogged: a guess waits for no disk, and a crash of the database loses only
 * a quarter of an hour. The order of the columns is that of `rate-limiter-flexible`.
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
