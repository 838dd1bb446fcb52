import { sql, type Kysely } from 'kysely';

export const additive = true;

/** Complaints for staff, and what customers sent with them. Text and photos are sealed, each part with its own hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_complaint (
      complaint_id text COLLATE "C" PRIMARY KEY,
      order_id text COLLATE "C" NOT NULL,
      complaint_number text NOT NULL,
      status text NOT NULL,
      fault text NOT NULL,
      wish text NOT NULL,
      answer_by date NOT NULL,
      made_at timestamptz NOT NULL,
      answered_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX view_complaint_due ON view_complaint (answer_by) WHERE status IN ('open', 'awaiting', 'replacing')`.execute(
    db,
  );
  await sql`
    CREATE TABLE complaint_evidence (
      evidence_id uuid NOT NULL,
      part smallint NOT NULL,
      order_id uuid NOT NULL,
      person text NOT NULL,
      sealed bytea NOT NULL,
      kept_at timestamptz NOT NULL,
      recorded boolean NOT NULL DEFAULT false,
      PRIMARY KEY (evidence_id, part)
    )`.execute(db);
  await sql`CREATE INDEX complaint_evidence_person ON complaint_evidence (person)`.execute(db);
  await sql`CREATE INDEX complaint_evidence_age ON complaint_evidence (kept_at)`.execute(db);
}
