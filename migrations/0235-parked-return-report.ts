import { sql, type Kysely } from 'kysely';

export const additive = true;

/** Reports of the warehouse about returns that no order took. Staff see them. They name no person and no goods. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE parked_return_report (
      notification_id text COLLATE "C" PRIMARY KEY,
      report jsonb NOT NULL,
      code text NOT NULL,
      parked_at timestamptz NOT NULL,
      closed_at timestamptz
    )`.execute(db);
}
