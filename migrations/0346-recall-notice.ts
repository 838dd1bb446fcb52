import { sql, type Kysely } from 'kysely';

export const additive = true;

/** A view of the customers who were told of a recalled batch. It names no medicine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_recall_notice (
      dispensing_id text COLLATE "C" PRIMARY KEY,
      prescription_id text COLLATE "C" NOT NULL,
      customer_id text COLLATE "C" NOT NULL,
      notified_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX view_recall_notice_customer ON view_recall_notice (customer_id)`.execute(db);
}
