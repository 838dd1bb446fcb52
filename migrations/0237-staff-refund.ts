import { sql, type Kysely } from 'kysely';

export const additive = true;

/** A view of refunds by staff, and of those that wait for a second person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_staff_refund (
      refund_id text COLLATE "C" PRIMARY KEY,
      order_id text COLLATE "C" NOT NULL,
      amount integer NOT NULL,
      reason text NOT NULL,
      status text NOT NULL,
      proposed_by text NOT NULL,
      proposed_at timestamptz NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX view_staff_refund_open ON view_staff_refund (proposed_at) WHERE status = 'proposed'`.execute(
    db,
  );
}
