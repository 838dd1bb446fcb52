import { sql, type Kysely } from 'kysely';

/**
 * Activity extends a session as often as each minute. PostgreSQL can update such a row in place (HOT) under two
 * conditions. No index has the changed columns, and the storage page has free space.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX session_expires`.execute(db);
  await sql`ALTER TABLE session SET (fillfactor = 80)`.execute(db);
  await sql`ALTER TABLE login_attempt SET (fillfactor = 60)`.execute(db);
}
