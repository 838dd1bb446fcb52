import { sql, type Kysely } from 'kysely';

/**
 * Counts what shoppers choose in search results, by product and day. The ids of counted events are stored apart from
 * the products. So no row leads to a person, and an event that is sent twice counts once.
 *
 * The rows of search_event are deleted, because some have the hash of a visitor. The release before writes to that
 * table, so the next release drops it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE interest_count (
      day date NOT NULL,
      varu_id text COLLATE "C" NOT NULL,
      kind text COLLATE "C" NOT NULL,
      count integer NOT NULL,
      PRIMARY KEY (day, varu_id, kind)
    )`.execute(db);
  await sql`CREATE TABLE interest_event (id uuid PRIMARY KEY, day date NOT NULL)`.execute(db);
  await sql`CREATE INDEX interest_event_day ON interest_event (day)`.execute(db);
  await sql`DELETE FROM search_event`.execute(db);
}

export const additive = true;
