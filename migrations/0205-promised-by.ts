import { sql, type Kysely } from 'kysely';

/** The last promised day of an order, which depends on the receiver's postcode (CHK-02). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_order_tracking ADD COLUMN promised_by date`.execute(db);
}

export const additive = true;
