import { sql, type Kysely } from 'kysely';

/**
 * The id that a person's first log-in is about to write under, by the keyed hash of the person number. The primary key
 * settles two first log-ins at once. A row lives until its event is recorded; from then on the view tells.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE person_claim (
      person text COLLATE "C" PRIMARY KEY,
      customer_id text COLLATE "C" NOT NULL UNIQUE,
      claimed_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
}
