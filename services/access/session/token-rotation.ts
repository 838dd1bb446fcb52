import type pg from 'pg';

import type { Instant } from '../../../domain/kernel/index.js';
import { inTransaction } from '../../../projections/follower/index.js';
import { hashOf, newToken, successorOf } from './token.js';

/**
 * Replaces a session's token. The change takes effect when the browser sends the new token, not when a response carries
 * it.
 */
export class TokenRotation {
  constructor(private readonly pool: pg.Pool) {}

  /** Returns the new token for this one. Null when it is already replaced or the session has ended. */
  async successor(token: string): Promise<string | null> {
    const hash = hashOf(token);
    const seed = (await this.seedOf(hash)) ?? (await this.begin(token, hash));
    return seed && successorOf(token, seed);
  }

  /**
   * Deletes the old token, because the browser has sent the new one with this hash. Of concurrent calls one does it.
   */
  confirm(hash: string, now: Instant): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      // Locks the session row first, in the same order as the end of a session, to prevent a deadlock.
      const { rows } = await client.query<{ token_hash: string }>(
        `SELECT token_hash FROM session
         WHERE token_hash = (SELECT session_hash FROM session_turn WHERE token_hash = $1 AND retired_at IS NULL) FOR UPDATE`,
        [hash],
      );
      const before = rows[0]?.token_hash;
      if (!before) return;
      await client.query('DELETE FROM session_turn WHERE token_hash = $1', [hash]);
      await client.query('UPDATE session SET token_hash = $2, token_since = $3 WHERE token_hash = $1', [
        before,
        hash,
        now,
      ]);
      await client.query('INSERT INTO session_turn (token_hash, session_hash, retired_at) VALUES ($1, $2, $3)', [
        before,
        hash,
        now,
      ]);
    });
  }

  /** Stores the seed of a new token. Of two concurrent calls only one stores it, and both read that one. */
  private async begin(token: string, hash: string): Promise<string | null> {
    const seed = newToken();
    await this.pool.query(
      `INSERT INTO session_turn (token_hash, session_hash, seed)
       SELECT $1, token_hash, $3 FROM session WHERE token_hash = $2 FOR KEY SHARE ON CONFLICT DO NOTHING`,
      [hashOf(successorOf(token, seed)), hash, seed],
    );
    return this.seedOf(hash);
  }

  private async seedOf(hash: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ seed: string }>({
      name: 'session-seed',
      text: 'SELECT seed FROM session_turn WHERE session_hash = $1 AND retired_at IS NULL',
      values: [hash],
    });
    return rows[0]?.seed ?? null;
  }
}
