import type pg from 'pg';

import type { Instant } from '../../../domain/kernel/index.js';
import { reactionOf, followerOf } from './follower-name.js';

export interface ParkedReaction {
  readonly reaction: string;
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: number;
  readonly eventType: string;
  readonly reason: string;
  readonly attempts: number;
  readonly parkedAt: Instant;
  /** When the event is retried. Null for an event that waits for an earlier event of its stream. */
  readonly nextAttemptAt: Instant | null;
}

interface Row {
  readonly follower: string;
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: number;
  readonly eventType: string;
  readonly reason: string;
  readonly attempts: number;
  readonly parkedAt: Date;
  readonly nextAttemptAt: Date | null;
}

const FIRST_PAUSE_MS = 30_000;
const LAST_PAUSE_MS = 3_600_000;

/**
 * Reads and writes the table of events that a reaction could not handle. In each stream the first parked event has the
 * error. The later ones wait for it.
 */
export class ParkedReactions {
  constructor(private readonly pool: pg.Pool) {}

  /** Lists all parked events. Within each reaction, the stream that was parked first comes first. */
  async list(): Promise<readonly ParkedReaction[]> {
    const { rows } = await this.pool.query<Row>(
      `SELECT follower, event_id AS "eventId", stream_id AS "streamId", revision, type AS "eventType", reason, attempts,
         parked_at AS "parkedAt", next_attempt_at AS "nextAttemptAt"
       FROM follower_parked WHERE follower LIKE $1
       ORDER BY follower, min(parked_at) OVER (PARTITION BY follower, stream_id), stream_id, revision`,
      [followerOf('%')],
    );
    return rows.map(({ follower, parkedAt, nextAttemptAt, ...row }) => ({
      ...row,
      reaction: reactionOf(follower),
      parkedAt: parkedAt.toISOString(),
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    }));
  }

  /** Lists the streams whose first parked event is due for a retry. An event without a retry time is due now. */
  async dueStreams(reaction: string, now: Instant, limit: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ stream_id: string }>(
      `SELECT stream_id FROM (
         SELECT DISTINCT ON (stream_id) stream_id, next_attempt_at FROM follower_parked
         WHERE follower = $1 ORDER BY stream_id, revision) first
       WHERE next_attempt_at IS NULL OR next_attempt_at <= $2 ORDER BY next_attempt_at NULLS FIRST LIMIT $3`,
      [followerOf(reaction), now, limit],
    );
    return rows.map(({ stream_id }) => stream_id);
  }

  async ofStream(reaction: string, streamId: string): Promise<readonly { eventId: string; parkedAt: Instant }[]> {
    const { rows } = await this.pool.query<{ eventId: string; parkedAt: Date }>(
      `SELECT event_id AS "eventId", parked_at AS "parkedAt" FROM follower_parked
       WHERE follower = $1 AND stream_id = $2 ORDER BY revision`,
      [followerOf(reaction), streamId],
    );
    return rows.map(({ eventId, parkedAt }) => ({ eventId, parkedAt: parkedAt.toISOString() }));
  }

  async done(reaction: string, eventId: string): Promise<void> {
    await this.pool.query('DELETE FROM follower_parked WHERE follower = $1 AND event_id = $2', [
      followerOf(reaction),
      eventId,
    ]);
  }

  async failedAgain(reaction: string, eventId: string, reason: string, nextAttemptAt: Instant): Promise<void> {
    await this.pool.query(
      `UPDATE follower_parked SET reason = $3, attempts = attempts + 1, next_attempt_at = $4
       WHERE follower = $1 AND event_id = $2`,
      [followerOf(reaction), eventId, reason.replaceAll('\u0000', ''), nextAttemptAt],
    );
  }

  /** Makes the stream due at the next check. Returns false when it has no parked event. */
  async retryNow(reaction: string, streamId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'UPDATE follower_parked SET next_attempt_at = NULL WHERE follower = $1 AND stream_id = $2',
      [followerOf(reaction), streamId],
    );
    return (rowCount ?? 0) > 0;
  }
}

/**
 * Returns the time of the next retry. The event waits again as long as it has been parked. So pauses double, from half
 * a minute to an hour.
 */
export function nextAttempt(parkedAt: Instant, now: Instant): Instant {
  const age = Date.parse(now) - Date.parse(parkedAt);
  return new Date(Date.parse(now) + Math.min(Math.max(age, FIRST_PAUSE_MS), LAST_PAUSE_MS)).toISOString();
}
