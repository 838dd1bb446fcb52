import { sql, type Kysely } from 'kysely';

/**
 * An index of guests whose details are still readable. A job reads them each day (CORE-12), and they are few among the
 * keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX person_key_guest_contact ON person_key (person)
    WHERE purpose = 'contact' AND person LIKE 'guest:%' AND wrapped_key IS NOT NULL`.execute(db);
}
