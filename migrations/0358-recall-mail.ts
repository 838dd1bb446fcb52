import { sql, type Kysely } from 'kysely';

export const additive = true;

/** Which notice of a recall has the mail of a person (docs/decisions/0174). `told` is a keyed hash of person, product and batch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE recall_mail (
      told text COLLATE "C" PRIMARY KEY,
      event_id uuid NOT NULL,
      notified_on date NOT NULL
    )`.execute(db);
}
