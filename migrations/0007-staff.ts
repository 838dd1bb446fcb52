import { sql, type Kysely } from 'kysely';

/** Accounts and sessions of staff (SUP-01). Only the hash of a session's cookie is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE staff_account (
      id uuid PRIMARY KEY,
      login text COLLATE "C" NOT NULL UNIQUE,
      name text NOT NULL,
      role text NOT NULL CHECK (role IN ('support', 'operations')),
      password_hash text NOT NULL,
      failed_attempts integer NOT NULL DEFAULT 0,
      locked_until timestamptz
    )`.execute(db);
  await sql`
    CREATE TABLE staff_session (
      token_hash text COLLATE "C" PRIMARY KEY,
      staff_id uuid NOT NULL REFERENCES staff_account (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE staff_opened_subject (
      token_hash text COLLATE "C" NOT NULL REFERENCES staff_session (token_hash) ON DELETE CASCADE,
      subject_id uuid NOT NULL,
      reason text NOT NULL,
      open_until timestamptz NOT NULL,
      PRIMARY KEY (token_hash, subject_id)
    )`.execute(db);
}
