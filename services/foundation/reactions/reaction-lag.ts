import type pg from 'pg';

import { START } from '../../../domain/kernel/index.js';
import { countParked, lagAfter, readCheckpoints, type Lag } from '../../../projections/follower/index.js';
import type { Clock } from '../clock.js';
import type { EventStore } from '../event-store/port.js';
import { followerOf } from './follower-name.js';
import type { Reaction } from './reaction.js';

export interface ReactionLag extends Lag {
  readonly reaction: string;
  readonly parked: number;
}

/** How many events each reaction is behind, whichever process runs it. */
export async function reactionLags(
  store: Pick<EventStore, 'waiting'>,
  pool: pg.Pool,
  clock: Clock,
  reactions: readonly Pick<Reaction, 'name' | 'eventTypes'>[],
): Promise<readonly ReactionLag[]> {
  const now = new Date(clock.now());
  const [checkpoints, parked] = await Promise.all([
    readCheckpoints(
      pool,
      reactions.map(({ name }) => followerOf(name)),
    ),
    countParked(pool),
  ]);
  const lags = reactions.map(async ({ name, eventTypes }): Promise<ReactionLag> => {
    const follower = followerOf(name);
    const position = checkpoints.get(follower)?.position ?? START;
    const lag = await lagAfter(store, position, eventTypes, now);
    return { reaction: name, parked: parked.get(follower) ?? 0, ...lag };
  });
  return Promise.all(lags);
}
