import { sql, type Kysely } from 'kysely';

/** Staff may be pharmacists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE staff_account DROP CONSTRAINT staff_account_role_check`.execute(db);
  await sql`ALTER TABLE staff_account ADD CONSTRAINT staff_account_role_check
    CHECK (role IN ('support', 'operations', 'pharmacist'))`.execute(db);
}
