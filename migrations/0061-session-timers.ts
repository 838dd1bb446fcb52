import { sql, type Kysely } from 'kysely';

/** How the person of a session identified, and whether they chose to stay logged in (SES-02, SES-07). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE session ADD COLUMN stay_logged_in boolean NOT NULL DEFAULT false, ADD COLUMN method text`.execute(
    db,
  );
}
