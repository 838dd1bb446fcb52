import { sql, type Kysely } from 'kysely';

export const additive = true;

/** A view of the warrants that wait for an answer, by the last day to give it. It names nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_unanswered_warrant (
      customer_id text COLLATE "C" NOT NULL,
      warrant_id text COLLATE "C" NOT NULL,
      accept_by date,
      PRIMARY KEY (customer_id, warrant_id)
    )`.execute(db);
  await sql`CREATE INDEX view_unanswered_warrant_day ON view_unanswered_warrant (accept_by, customer_id)
    WHERE accept_by IS NOT NULL`.execute(db);
}
