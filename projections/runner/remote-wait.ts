import type pg from 'pg';

import { START, comparePositions, type Position } from '../../domain/kernel/index.js';
import { readCheckpoints } from '../follower/checkpoint.js';
import type { EventSource } from '../follower/event-source.js';
import type { Projection } from './projection.js';

const AGAIN_MS = 15;

/** Waits until another process has brought the view to a position, by polling its checkpoint. */
export async function waitForElsewhere(
  source: EventSource,
  pool: pg.Pool,
  projection: Projection,
  position: Position,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    if (await hasReached(source, pool, projection, position)) return true;
    const left = deadline - performance.now();
    if (left <= 0) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.min(AGAIN_MS, left)));
  }
}

/**
 * Whether the view has reached the position. Its checkpoint may be lower when no event between them concerns the view.
 */
async function hasReached(
  source: EventSource,
  pool: pg.Pool,
  { name, version, types }: Projection,
  position: Position,
): Promise<boolean> {
  const checkpoint = (await readCheckpoints(pool, [name])).get(name);
  if (checkpoint && checkpoint.version !== version) return false;
  const stored = checkpoint?.position ?? START;
  if (comparePositions(stored, position) >= 0) return true;
  const { events, next } = await source.readAll(stored, { types, limit: 1 });
  const [event] = events;
  return event ? comparePositions(event.position, position) > 0 : comparePositions(next, position) >= 0;
}
