import { sql, type Kysely } from 'kysely';

/**
 * A session's cookie changes while it lives: here are the tokens that are given out and not yet shown (`retired_at` is
 * null), and those that others have taken the place of. What `session` gains may stay empty: an older version writes it so.
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
