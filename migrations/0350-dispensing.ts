import { sql, type Kysely } from 'kysely';

export const additive = true;

/** A view of the withdrawals that wait for a pharmacist. It names no medicine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_dispensing (
      dispensing_id text COLLATE "C" PRIMARY KEY,
      prescription_id text COLLATE "C" NOT NULL,
      customer_id text COLLATE "C" NOT NULL,
      order_id text COLLATE "C" NOT NULL,
      order_number text COLLATE "C" NOT NULL,
      line_id text COLLATE "C" NOT NULL,
      phase text NOT NULL,
      ordered_at timestamptz,
      promised_by date,
      asked boolean NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX view_dispensing_waiting ON view_dispensing (promised_by) WHERE phase IN ('ordered', 'dispensed')`.execute(
    db,
  );
  await sql`CREATE INDEX view_dispensing_order ON view_dispensing (order_id)`.execute(db);
}
