import { Logger } from '@nestjs/common';

import { interestOf, interestRule } from '../../../../domain/interest/index.js';
import { stockholmDate } from '../../../../domain/kernel/index.js';
import { FollowLoop } from '../../../../projections/follower/index.js';
import type { Clock } from '../../../foundation/clock.js';
import type { Database } from '../../../foundation/database/connection.js';
import { storeAbsence } from '../../../foundation/event-store/store-absence.js';
import type { Shelf } from '../shelf/shelf.js';
import { weightsOn } from './interest-counts.js';

/** New interest reaches the search of each process after at most this time. */
const POLL_MS = 2 * 60_000;

/** Reads how much shoppers choose each product, and tells the index in memory. No query waits for it. */
export class InterestKeeper {
  private readonly logger = new Logger('search');
  private readonly loop: FollowLoop;

  constructor(
    private readonly db: Database,
    private readonly shelf: Pick<Shelf, 'heedInterest'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.loop = new FollowLoop(() => this.read().then(() => true), {
      pollMs: () => POLL_MS,
      gatherMs: () => 0,
      absence: storeAbsence,
      onError: (error) => this.logger.warn(`the interest could not be read, and is read again: ${String(error)}`),
    });
  }

  async read(): Promise<void> {
    const today = stockholmDate(this.clock.now());
    const rule = interestRule.on(today);
    const weights = await weightsOn(this.db, today, rule);
    this.shelf.heedInterest((varuId) => interestOf(rule, weights.get(varuId) ?? 0));
  }

  follow(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }
}
