import { sql, type Kysely } from 'kysely';

/** The position of each event in EventStoreDB. The table is empty when PostgreSQL stores the events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE event_place (
      position_commit bigint NOT NULL,
      position_prepare bigint NOT NULL,
      event_id uuid NOT NULL,
      correlation_id uuid NOT NULL,
      stream_id text COLLATE "C" NOT NULL,
      revision integer NOT NULL,
      PRIMARY KEY (position_commit, position_prepare)
    )`.execute(db);
  await sql`CREATE INDEX event_place_event ON event_place (event_id)`.execute(db);
  await sql`CREATE INDEX event_place_correlation ON event_place (correlation_id)`.execute(db);
}
