import { sql, type Kysely } from 'kysely';

/** Log-in attempts, by the hash of their cookie. They are deleted within an hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE login_attempt (
      token_hash text COLLATE "C" PRIMARY KEY,
      attempt jsonb NOT NULL,
      status text NOT NULL,
      revision integer NOT NULL DEFAULT 0,
      collected_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX login_attempt_ends ON login_attempt (ends_at)`.execute(db);
}
