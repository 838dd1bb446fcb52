import { sql, type Kysely } from 'kysely';

/** Guests whose details are still readable: few among the keys, and scanned once a day (CORE-12). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX person_key_guest_contact ON person_key (person)
    WHERE purpose = 'contact' AND person LIKE 'guest:%' AND wrapped_key IS NOT NULL`.execute(db);
}
