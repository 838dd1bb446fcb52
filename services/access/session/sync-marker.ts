import type pg from 'pg';

import type { Instant, Uuid } from '../../../domain/kernel/index.js';

/**
 * RMD-02: each log-in opens a session, and with it one marker for the sync of reminders. A successful sync clears it, so a
 * session syncs at most once.
 */
export class SyncMarker {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  async isSet(sessionId: Uuid): Promise<boolean> {
    const { rows } = await this.pool.query(
      'SELECT FROM session WHERE session_id = $1 AND reminders_synced_at IS NULL',
      [sessionId],
    );
    return rows.length > 0;
  }

  /** Clears the marker. Of concurrent calls only one gets true. */
  async take(sessionId: Uuid, at: Instant): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'UPDATE session SET reminders_synced_at = $2 WHERE session_id = $1 AND reminders_synced_at IS NULL',
      [sessionId, at],
    );
    return rowCount === 1;
  }

  /** Sets it again after a sync that failed. */
  async giveBack(sessionId: Uuid): Promise<void> {
    await this.pool.query('UPDATE session SET reminders_synced_at = NULL WHERE session_id = $1', [sessionId]);
  }
}
