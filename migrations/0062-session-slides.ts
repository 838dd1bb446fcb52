import { sql, type Kysely } from 'kysely';

/**
 * Sessions slide with every minute of work. Without an index on what slides, and with room on the page,
 * PostgreSQL changes the row in place and no index with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX session_expires`.execute(db);
  await sql`ALTER TABLE session SET (fillfactor = 80)`.execute(db);
  await sql`ALTER TABLE login_attempt SET (fillfactor = 60)`.execute(db);
}
