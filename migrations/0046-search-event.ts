import { sql, type Kysely } from 'kysely';

/** What visitors did with search results. The visitor is a keyed hash; no order and no person is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE search_event (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL,
      type text COLLATE "C" NOT NULL,
      varu_id text COLLATE "C" NOT NULL,
      visitor text COLLATE "C",
      quantity integer,
      revenue integer
    )`.execute(db);
  await sql`CREATE INDEX search_event_at ON search_event (at)`.execute(db);
}
