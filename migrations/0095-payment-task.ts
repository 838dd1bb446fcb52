import { sql, type Kysely } from 'kysely';

/** A view of requests to the payment partner, their retries, and tasks for staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_payment_task (
      payment_id text COLLATE "C" NOT NULL,
      task_id text COLLATE "C" NOT NULL,
      kind text NOT NULL,
      status text NOT NULL,
      amount integer NOT NULL,
      attempt integer NOT NULL,
      retry_at timestamptz,
      reason text,
      since timestamptz NOT NULL,
      proposed_by text,
      PRIMARY KEY (payment_id, task_id)
    )`.execute(db);
  await sql`CREATE INDEX view_payment_task_due ON view_payment_task (retry_at) WHERE status = 'failed'`.execute(db);
  await sql`CREATE INDEX view_payment_task_open ON view_payment_task (since) WHERE status IN ('open', 'proposed')`.execute(
    db,
  );
}
