import type pg from 'pg';

import type { EventSource } from './event-source.js';
import type { Move } from './move.js';

/** The setting applies to this statement's transaction. A checkpoint that a crash loses only repeats work (0018). */
const MOVE = `WITH lazily AS (SELECT set_config('synchronous_commit', 'off', true))
  UPDATE follower_checkpoint SET position = $2, updated_at = now() FROM lazily
  WHERE follower = $1 AND position = $3 AND generation = $4`;

/**
 * Moves one checkpoint without any other work, in two statements instead of the five of `moveWith`. Both use one
 * connection, so the era cannot end between them: the connection ends with its server.
 * @returns false when nothing was written, because the checkpoint is not where this process left it, or the era ended
 */
export async function moveAlone(
  source: Pick<EventSource, 'era'>,
  pool: pg.Pool,
  { place, position, era }: Move,
): Promise<boolean> {
  const { left } = place;
  if (!left) return false;
  const client = await pool.connect();
  let moved: number | null;
  try {
    const isSame = (await source.era(client)) === era;
    const values = [place.name, position, left.position, left.generation];
    moved = isSame ? (await client.query({ name: 'move-checkpoint', text: MOVE, values })).rowCount : 0;
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  if (moved === 1) place.committed(position, era);
  return moved === 1;
}
