import { sql, type Kysely } from 'kysely';

/**
 * The token of a session is replaced while the session lives. This table holds new tokens (`retired_at` is null) and
 * replaced ones. New columns of `session` may be null, because an older release inserts rows without them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE session ADD COLUMN token_since timestamptz, ADD COLUMN device text`.execute(db);
  await sql`
    CREATE TABLE session_turn (
      token_hash text COLLATE "C" PRIMARY KEY,
      session_hash text COLLATE "C" NOT NULL REFERENCES session (token_hash) ON UPDATE CASCADE ON DELETE CASCADE,
      seed text,
      retired_at timestamptz,
      CHECK ((seed IS NULL) <> (retired_at IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX session_turn_session ON session_turn (session_hash)`.execute(db);
  await sql`CREATE UNIQUE INDEX session_turn_next ON session_turn (session_hash) WHERE retired_at IS NULL`.execute(db);
}

export const additive = true;
