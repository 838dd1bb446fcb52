import { sql, type Kysely } from 'kysely';

/** Why a job's day was passed over, and from which day its calendar continues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_job_run ADD COLUMN passed_over text`.execute(db);
  // The default is for running processes of the previous release: they do not name the column.
  await sql`ALTER TABLE job_schedule ADD COLUMN begins_on date NOT NULL DEFAULT CURRENT_DATE`.execute(db);
  await sql`
    UPDATE job_schedule SET begins_on = LEAST(
      done_through + 1,
      (SELECT min(report_date) FROM payment_report WHERE read_at IS NOT NULL))`.execute(db);
}
