import { sql, type Kysely } from 'kysely';

/** The session of the delivery widget that belongs to a cart, until its order is placed (CHK-02). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE delivery_session (
    cart_id text COLLATE "C" PRIMARY KEY,
    session_id text NOT NULL,
    cart_key text NOT NULL,
    opened_at timestamptz NOT NULL)`.execute(db);
  await sql`CREATE INDEX delivery_session_opened ON delivery_session (opened_at)`.execute(db);
}

export const additive = true;
