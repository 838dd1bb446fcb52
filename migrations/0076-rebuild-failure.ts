import { sql, type Kysely } from 'kysely';

/** A rebuild that gave up says why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE projection_rebuild ADD COLUMN failure text`.execute(db);
}
