import { sql, type Kysely } from 'kysely';

/**
 * The id that a person's first log-in is about to use, by the keyed hash of the person number. The primary key
 * serialises two first log-ins. A row lives until its event is recorded; then the view has the answer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE person_claim (
      person text COLLATE "C" PRIMARY KEY,
      customer_id text COLLATE "C" NOT NULL UNIQUE,
      claimed_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
}
