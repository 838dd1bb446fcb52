import { sql, type Kysely } from 'kysely';

/** When a customer closed a message of the shop. After some time the message is shown again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE message_read (
      customer_id uuid NOT NULL,
      message_guid uuid NOT NULL,
      read_at timestamptz NOT NULL,
      PRIMARY KEY (customer_id, message_guid)
    )`.execute(db);
}
