import { sql, type Kysely } from 'kysely';

/** Counts the calls to each partner by day and result, over all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE partner_call (
    day date NOT NULL,
    partner text NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('answered', 'ended', 'failed')),
    code text,
    status integer,
    calls bigint NOT NULL,
    last_at timestamptz NOT NULL,
    UNIQUE NULLS NOT DISTINCT (day, partner, outcome, code, status)
  )`.execute(db);
}
