import { sql, type Kysely } from 'kysely';

export const additive = true;

/** A view of the goods that customers send back, and of the refunds that are due for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_return (
      withdrawal_id text COLLATE "C" PRIMARY KEY,
      order_id text COLLATE "C" NOT NULL,
      return_number text NOT NULL,
      status text NOT NULL,
      refund_by date NOT NULL,
      awaited_at timestamptz NOT NULL,
      received_at timestamptz,
      inspected_at timestamptz,
      damaged integer NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX view_return_due ON view_return (refund_by) WHERE status IN ('awaited', 'received')`.execute(
    db,
  );
}
