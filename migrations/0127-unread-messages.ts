import { sql, type Kysely } from 'kysely';

/** The table of partner calls also counts a partner's messages that the shop does not use ('unread'). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE partner_call DROP CONSTRAINT partner_call_outcome_check`.execute(db);
  await sql`ALTER TABLE partner_call ADD CONSTRAINT partner_call_outcome_check
    CHECK (outcome IN ('answered', 'ended', 'failed', 'unread'))`.execute(db);
}
