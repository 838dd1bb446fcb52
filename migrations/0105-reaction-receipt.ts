import { sql, type Kysely } from 'kysely';

/**
 * What a reaction has done outside the database, for each event. Older events are entered as done, because their mails
 * and warehouse orders were sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE reaction_receipt (
      reaction text COLLATE "C" NOT NULL,
      event_id uuid NOT NULL,
      stream_id text COLLATE "C" NOT NULL,
      done_at timestamptz NOT NULL,
      PRIMARY KEY (reaction, event_id)
    )`.execute(db);
  await sql`CREATE INDEX reaction_receipt_stream ON reaction_receipt (stream_id, reaction)`.execute(db);
  await sql`
    INSERT INTO reaction_receipt (reaction, event_id, stream_id, done_at)
    SELECT past.reaction, event_id, stream_id, recorded_at
    FROM event JOIN (VALUES
      ('OrderConfirmed', 'order at warehouse'),
      ('OrderConfirmed', 'mail order confirmation'),
      ('OrderDispatched', 'mail dispatch notice')
    ) AS past (type, reaction) USING (type)`.execute(db);
}
