import { sql, type Kysely } from 'kysely';

/**
 * A session's token changes while it lives. Here are issued successors (`retired_at` is null) and replaced tokens. New
 * columns of `session` may stay empty, because an older release writes them so.
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
