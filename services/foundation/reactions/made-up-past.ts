import type pg from 'pg';

import { comparePositions, START, type Position } from '../../../domain/kernel/index.js';
import { beginAfter, readCheckpoints } from '../../../projections/follower/index.js';
import { followerOf } from './follower-name.js';
import type { Reaction } from './reaction.js';

/**
 * A checkpoint at the end of the generated history. It is stored with the other checkpoints, so that a restore moves it
 * too.
 */
export const MADE_UP_PAST = followerOf('made-up past');

type Checkpoints = Awaited<ReturnType<typeof readCheckpoints>>;
type Passing = Pick<Reaction, 'name' | 'alsoInMadeUpPast'>;

/** Marks the end of the generated history. Events up to this position cause no mails, parcels or charges. */
export function endMadeUpPast(pool: pg.Pool, position: Position): Promise<void> {
  return beginAfter(pool, [MADE_UP_PAST], position);
}

/**
 * Moves a reaction's checkpoint to the end of the generated history. A reaction keeps its checkpoint when it handles
 * this history, or is already past it.
 */
export async function passByMadeUpPast(pool: pg.Pool, reaction: Passing): Promise<void> {
  const follower = followerOf(reaction.name);
  const checkpoints = await readCheckpoints(pool, [follower, MADE_UP_PAST]);
  const next = placeOf(checkpoints, reaction);
  if (next !== checkpoints.get(follower)?.position) await beginAfter(pool, [follower], next);
}

/** Returns the position at which a reaction continues, also when it has no checkpoint yet. */
export function placeOf(checkpoints: Checkpoints, { name, alsoInMadeUpPast }: Passing): Position {
  const own = checkpoints.get(followerOf(name))?.position ?? START;
  const past = alsoInMadeUpPast ? START : (checkpoints.get(MADE_UP_PAST)?.position ?? START);
  return comparePositions(past, own) > 0 ? past : own;
}
