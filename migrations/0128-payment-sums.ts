import { sql, type Kysely } from 'kysely';

/** A partner may report any whole number. A number too large for the column would make the payment's page fail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_payment_task ALTER COLUMN amount TYPE bigint`.execute(db);
}
