import { sql, type Kysely } from 'kysely';

/** Devices on which a staff member has logged in. Wrong passwords from other devices do not lock these devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE staff_device (
      staff_id uuid NOT NULL REFERENCES staff_account (id) ON DELETE CASCADE,
      device_id uuid NOT NULL,
      last_day date NOT NULL,
      failed_attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL,
      PRIMARY KEY (staff_id, device_id)
    )`.execute(db);
}
