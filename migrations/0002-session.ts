import { sql, type Kysely } from 'kysely';

/** Sessions. The table holds only the hash of each cookie, so a copy of the table opens no session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE session (
      token_hash text COLLATE "C" PRIMARY KEY,
      session_id uuid NOT NULL,
      cart_id uuid NOT NULL,
      customer_id uuid,
      identified_until timestamptz,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX session_expires ON session (expires_at)`.execute(db);
  await sql`CREATE INDEX session_customer ON session (customer_id) WHERE customer_id IS NOT NULL`.execute(db);
}
