import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE job_schedule (
      job text COLLATE "C" PRIMARY KEY,
      done_through date NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE view_job_run (
      run_id text COLLATE "C" PRIMARY KEY,
      job text NOT NULL,
      business_date date NOT NULL,
      started_at timestamptz NOT NULL,
      completed_at timestamptz,
      report jsonb,
      parked jsonb NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX view_job_run_started ON view_job_run (started_at)`.execute(db);
}
