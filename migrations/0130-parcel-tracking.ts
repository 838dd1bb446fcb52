import { sql, type Kysely } from 'kysely';

/**
 * Adds keys for tracking pages, and a secret key that mixes the order numbers. The secret key must never change,
 * because another key would give some numbers twice. It is made of two random UUIDs with 244 random bits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE number_key (series text PRIMARY KEY, key bytea NOT NULL CHECK (length(key) = 32))`.execute(db);
  await sql`INSERT INTO number_key (series, key)
    SELECT 'order_number', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))`.execute(db);
  await sql`ALTER TABLE view_order_tracking ADD COLUMN tracking_key text COLLATE "C"`.execute(db);
  await sql`CREATE INDEX view_order_tracking_key ON view_order_tracking (tracking_key) WHERE tracking_key IS NOT NULL`.execute(
    db,
  );
}
