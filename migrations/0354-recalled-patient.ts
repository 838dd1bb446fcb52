import { sql, type Kysely } from 'kysely';

/** Of one dispensing two customers may be told: who ordered, and the patient. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_recall_notice DROP CONSTRAINT view_recall_notice_pkey`.execute(db);
  await sql`ALTER TABLE view_recall_notice ADD PRIMARY KEY (dispensing_id, customer_id)`.execute(db);
}
