import { sql, type Kysely } from 'kysely';

/**
 * A session slides with every minute of activity. Without an index on the changing columns, and with free space on the
 * page, PostgreSQL updates the row in place (HOT).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX session_expires`.execute(db);
  await sql`ALTER TABLE session SET (fillfactor = 80)`.execute(db);
  await sql`ALTER TABLE login_attempt SET (fillfactor = 60)`.execute(db);
}
