import { sql, type Kysely } from 'kysely';

/** The reason why staff skipped a day of a job, and the first day for which each job must run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_job_run ADD COLUMN passed_over text`.execute(db);
  // Processes of the previous release may still insert rows without this column, so it has a default.
  await sql`ALTER TABLE job_schedule ADD COLUMN begins_on date NOT NULL DEFAULT CURRENT_DATE`.execute(db);
  await sql`
    UPDATE job_schedule SET begins_on = LEAST(
      done_through + 1,
      (SELECT min(report_date) FROM payment_report WHERE read_at IS NOT NULL))`.execute(db);
}
