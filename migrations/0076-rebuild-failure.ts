import { sql, type Kysely } from 'kysely';

/** The reason why a rebuild failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE projection_rebuild ADD COLUMN failure text`.execute(db);
}
