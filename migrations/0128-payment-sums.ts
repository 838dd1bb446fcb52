import { sql, type Kysely } from 'kysely';

/** A partner may report any whole number. The old column could not store a very large one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_payment_task ALTER COLUMN amount TYPE bigint`.execute(db);
}
