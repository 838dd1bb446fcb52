import { sql, type Kysely } from 'kysely';

/**
 * Events of all streams. PostgreSQL assigns a sequence number before the transaction commits, so its order is not the
 * commit order. Followers read in the order of (transaction_id, sequence), and only below the oldest running
 * transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE event (
      sequence bigint GENERATED ALWAYS AS IDENTITY,
      transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
      stream_id text COLLATE "C" NOT NULL,
      revision integer NOT NULL CHECK (revision >= 0),
      event_id uuid NOT NULL UNIQUE,
      correlation_id uuid NOT NULL,
      type text COLLATE "C" NOT NULL,
      version smallint NOT NULL,
      data json NOT NULL,
      metadata json NOT NULL,
      recorded_at timestamptz NOT NULL,
      PRIMARY KEY (stream_id, revision)
    )`.execute(db);
  await sql`CREATE UNIQUE INDEX event_order ON event (transaction_id, sequence)`.execute(db);
  await sql`CREATE INDEX event_correlation ON event (correlation_id)`.execute(db);
  await sql`
    CREATE TABLE person_key (
      person text COLLATE "C" NOT NULL,
      purpose text COLLATE "C" NOT NULL,
      wrapped_key bytea,
      created_at timestamptz NOT NULL DEFAULT now(),
      destroyed_at timestamptz,
      PRIMARY KEY (person, purpose),
      CHECK ((wrapped_key IS NULL) = (destroyed_at IS NOT NULL))
    )`.execute(db);
  await sql`
    CREATE TABLE command_receipt (
      command_id uuid PRIMARY KEY,
      fingerprint text NOT NULL,
      rejection json NOT NULL,
      recorded_at timestamptz NOT NULL
    )`.execute(db);
}
