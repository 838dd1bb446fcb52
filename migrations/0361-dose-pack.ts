import { sql, type Kysely } from 'kysely';

export const additive = true;

/** A view of the messages that ask for dose packs. It names neither the patient nor a medicine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_dose_pack (
      message_id text COLLATE "C" PRIMARY KEY,
      customer_id text COLLATE "C" NOT NULL,
      asked_at timestamptz NOT NULL,
      answered_at timestamptz,
      answered_by text
    )`.execute(db);
  await sql`CREATE INDEX view_dose_pack_waiting ON view_dose_pack (asked_at) WHERE answered_at IS NULL`.execute(db);
}
