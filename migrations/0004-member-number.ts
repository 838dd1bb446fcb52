import { sql, type Kysely } from 'kysely';

/** The member numbers: nine digits, never given twice, but with gaps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE SEQUENCE member_number START 800000001`.execute(db);
  await sql`CREATE SEQUENCE order_number START 100000001`.execute(db);
}
