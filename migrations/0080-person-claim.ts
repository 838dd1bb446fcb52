import { sql, type Kysely } from 'kysely';

/**
 * The customer id that a person's first log-in will use, by the keyed hash of the person number. If two first log-ins
 * run at once, the primary key lets only one choose the id. The row is deleted when a view can find the customer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE person_claim (
      person text COLLATE "C" PRIMARY KEY,
      customer_id text COLLATE "C" NOT NULL UNIQUE,
      claimed_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
}
