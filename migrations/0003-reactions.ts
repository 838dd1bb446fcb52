import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE reaction_checkpoint (
      reaction text COLLATE "C" PRIMARY KEY,
      position text NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE reaction_parked (
      reaction text COLLATE "C" NOT NULL,
      event_id uuid NOT NULL,
      stream_id text COLLATE "C" NOT NULL,
      event_type text NOT NULL,
      reason text NOT NULL,
      attempts integer NOT NULL,
      parked_at timestamptz NOT NULL,
      PRIMARY KEY (reaction, event_id)
    )`.execute(db);
}
