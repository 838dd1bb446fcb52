import { sql, type Kysely } from 'kysely';

/** A partner may report any whole number; one too large for its column would stop the payment's list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_payment_task ALTER COLUMN amount TYPE bigint`.execute(db);
}
