import { sql, type Kysely } from 'kysely';

/**
 * The daily reports of the payment partner: announced days, read days and their lines. Job runs also get a failure
 * text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_job_run ADD COLUMN failure text`.execute(db);
  await sql`
    CREATE TABLE payment_report (
      report_date date PRIMARY KEY,
      announced_at timestamptz,
      read_at timestamptz,
      lines integer
    )`.execute(db);
  await sql`
    CREATE TABLE payment_report_line (
      report_date date NOT NULL,
      line integer NOT NULL,
      payment_id text COLLATE "C" NOT NULL,
      record text NOT NULL,
      psp_reference text NOT NULL,
      modification_id text,
      attempt integer,
      modification_psp_reference text,
      amount bigint NOT NULL,
      currency text NOT NULL,
      PRIMARY KEY (report_date, line)
    )`.execute(db);
  await sql`CREATE INDEX payment_report_line_payment ON payment_report_line (payment_id, report_date)`.execute(db);
  await sql`CREATE INDEX payment_report_line_psp ON payment_report_line (psp_reference)`.execute(db);
  await sql`CREATE INDEX payment_report_line_modification ON payment_report_line (modification_id)`.execute(db);
}
