import { sql, type Kysely } from 'kysely';

/** Numbers that people read out: nine digits, never given twice, gaps are fine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE SEQUENCE member_number START 800000001`.execute(db);
  await sql`CREATE SEQUENCE order_number START 100000001`.execute(db);
}
