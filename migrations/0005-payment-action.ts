import { sql, type Kysely } from 'kysely';

/** The partner's next action for the shopper: it is the partner's, short-lived, and no fact of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payment_action (
      payment_id uuid PRIMARY KEY,
      action json NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
}
