import { sql, type Kysely } from 'kysely';

export const additive = true;

/** A view of the customers with a consent to keep prescriptions, of whose warrants the national service is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_prescription_consent (
      customer_id text COLLATE "C" NOT NULL,
      code text COLLATE "C" NOT NULL,
      PRIMARY KEY (customer_id, code)
    )`.execute(db);
}
