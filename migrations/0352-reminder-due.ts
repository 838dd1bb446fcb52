import { sql, type Kysely } from 'kysely';

export const additive = true;

/** A view of the reminders that have not left, by their day and by the instant at which they leave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_reminder_due (
      reminder_id text COLLATE "C" PRIMARY KEY,
      customer_id text COLLATE "C" NOT NULL,
      due_on date,
      leaves_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX view_reminder_due_day ON view_reminder_due (due_on, customer_id) WHERE due_on IS NOT NULL`.execute(
    db,
  );
  await sql`CREATE INDEX view_reminder_due_leaves ON view_reminder_due (leaves_at) WHERE leaves_at IS NOT NULL`.execute(
    db,
  );
}
