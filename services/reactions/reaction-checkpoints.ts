import type pg from 'pg';

import { START, type Instant, type Position } from '../../domain/kernel/index.js';
import type { StoredEvent } from '../event-store/port.js';

export interface ParkedReaction {
  readonly reaction: string;
  readonly eventId: string;
  readonly streamId: string;
  readonly eventType: string;
  readonly reason: string;
  readonly attempts: number;
  readonly parkedAt: Instant;
}

export class ReactionCheckpoints {
  constructor(private readonly pool: pg.Pool) {}

  async position(reaction: string): Promise<Position> {
    const { rows } = await this.pool.query<{ position: Position }>(
      'SELECT position FROM reaction_checkpoint WHERE reaction = $1',
      [reaction],
    );
    return rows[0]?.position ?? START;
  }

  async moveTo(reaction: string, position: Position): Promise<void> {
    await this.pool.query(
      `INSERT INTO reaction_checkpoint (reaction, position) VALUES ($1, $2)
       ON CONFLICT (reaction) DO UPDATE SET position = EXCLUDED.position`,
      [reaction, position],
    );
  }

  async park(
    reaction: string,
    { eventId, streamId, type }: StoredEvent,
    reason: string,
    attempts: number,
    at: Instant,
  ): Promise<void> {
    await this.pool.query(
      `INSERT INTO reaction_parked (reaction, event_id, stream_id, event_type, reason, attempts, parked_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (reaction, event_id) DO UPDATE SET
         reason = EXCLUDED.reason, attempts = reaction_parked.attempts + EXCLUDED.attempts, parked_at = EXCLUDED.parked_at`,
      [reaction, eventId, streamId, type, reason, attempts, at],
    );
  }

  async unpark(reaction: string, eventId: string): Promise<void> {
    await this.pool.query('DELETE FROM reaction_parked WHERE reaction = $1 AND event_id = $2', [reaction, eventId]);
  }

  /** Of one reaction, or of all; the longest parked first. */
  async parked(reaction: string | null = null): Promise<ParkedReaction[]> {
    const { rows } = await this.pool.query<Omit<ParkedReaction, 'parkedAt'> & { parkedAt: Date }>(
      `SELECT reaction, event_id AS "eventId", stream_id AS "streamId", event_type AS "eventType", reason, attempts, parked_at AS "parkedAt"
       FROM reaction_parked WHERE $1::text IS NULL OR reaction = $1 ORDER BY parked_at`,
      [reaction],
    );
    return rows.map((row) => ({ ...row, parkedAt: row.parkedAt.toISOString() }));
  }
}
