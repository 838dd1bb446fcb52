import { sql, type Kysely } from 'kysely';

/**
 * What the shopper must do next at the payment partner, for example 3-D Secure. It is valid only for a short time, so
 * it is no event.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payment_action (
      payment_id uuid PRIMARY KEY,
      action json NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
}
