import type pg from 'pg';

import { countParked, lagAfter, readCheckpoints, type Lag } from '../../../projections/follower/index.js';
import type { Clock } from '../clock.js';
import type { EventStore } from '../event-store/port.js';
import { followerOf } from './follower-name.js';
import { MADE_UP_PAST, placeOf } from './made-up-past.js';
import type { Reaction } from './reaction.js';

export interface ReactionLag extends Lag {
  readonly reaction: string;
  readonly parked: number;
}

/** Counts how many events each reaction is behind, whichever process runs it. */
export async function reactionLags(
  store: Pick<EventStore, 'waiting'>,
  pool: pg.Pool,
  clock: Clock,
  reactions: readonly Pick<Reaction, 'name' | 'eventTypes' | 'alsoInMadeUpPast'>[],
): Promise<readonly ReactionLag[]> {
  const now = new Date(clock.now());
  const [checkpoints, parked] = await Promise.all([
    readCheckpoints(pool, [MADE_UP_PAST, ...reactions.map(({ name }) => followerOf(name))]),
    countParked(pool),
  ]);
  const lags = reactions.map(async (reaction): Promise<ReactionLag> => {
    const lag = await lagAfter(store, placeOf(checkpoints, reaction), reaction.eventTypes, now);
    return { reaction: reaction.name, parked: parked.get(followerOf(reaction.name)) ?? 0, ...lag };
  });
  return Promise.all(lags);
}
