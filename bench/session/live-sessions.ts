import { createHash, randomBytes, randomUUID } from 'node:crypto';

import type pg from 'pg';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ROWS = 10_000;
/** Each session was extended within this time. A browser calls each minute, but not every call extends its session. */
const LAST_SLID_MS = 2 * MINUTE_MS;

/**
 * Stores sessions of active customers with a weak log-in, as the shop would leave them.
 * @returns their cookies
 */
export async function liveSessions(pool: pg.Pool, count: number): Promise<readonly string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  for (let from = 0; from < count; from += ROWS) {
    const rows = tokens.slice(from, from + ROWS);
    const ends = rows.map(() => new Date(Date.now() + HOUR_MS - Math.random() * LAST_SLID_MS).toISOString());
    await pool.query(
      `INSERT INTO session (token_hash, session_id, cart_id, customer_id, identified_until, created_at, expires_at, stay_logged_in, method)
       SELECT hash, id, cart, customer, now() + interval '50 minutes', now(), ends, false, 'BankID'
       FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[]) AS made (hash, id, cart, customer, ends)`,
      [
        rows.map(hashOf),
        rows.map(() => randomUUID()),
        rows.map(() => randomUUID()),
        rows.map(() => randomUUID()),
        ends,
      ],
    );
  }
  await pool.query('VACUUM ANALYZE session');
  return tokens;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
