import { sql, type Kysely } from 'kysely';

/** The generated test persons. The table is empty in a shop for real customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE test_person (
      person_number text PRIMARY KEY,
      first_name text NOT NULL,
      last_name text NOT NULL,
      note text NOT NULL,
      position bigint GENERATED ALWAYS AS IDENTITY
    )`.execute(db);
}
