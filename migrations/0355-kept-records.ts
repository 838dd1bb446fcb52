import { sql, type Kysely } from 'kysely';

export const additive = true;

/** A view of the erased customers of whom the law asks to keep records. It names no medicine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_kept_records (
      customer_id text COLLATE "C" PRIMARY KEY,
      is_erased boolean NOT NULL,
      dispensed_on date,
      dispensing_ended boolean NOT NULL,
      bookkeeping_ended boolean NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX view_kept_records_erased ON view_kept_records (customer_id)
    WHERE is_erased AND NOT (dispensing_ended AND bookkeeping_ended)`.execute(db);
}
