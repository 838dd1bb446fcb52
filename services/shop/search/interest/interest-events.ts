import { Inject, Injectable } from '@nestjs/common';

import { interestRule } from '../../../../domain/interest/index.js';
import { stockholmDate, type BusinessDate } from '../../../../domain/kernel/index.js';
import { Clock } from '../../../foundation/clock.js';
import type { Database } from '../../../foundation/database/connection.js';
import { DATABASE } from '../../../foundation/platform/tokens.js';
import { Search } from '../search.js';
import { CountedToday } from './counted-today.js';
import { countEvents, forgetOld, type InterestEvent } from './interest-counts.js';

/**
 * Counts what shoppers choose in search results (CAT-05). What a person looks for in a pharmacy is health data. So
 * counts of products are stored, and nothing that leads to a person, a session, a query or an order.
 */
@Injectable()
export class InterestEvents {
  private readonly countedToday = new CountedToday();

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Search) private readonly search: Pick<Search, 'ready'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Counts the events of products for sale without prescription, within the bounds of an address. */
  async count(address: string, events: readonly InterestEvent[]): Promise<void> {
    const today = this.today();
    const { shelf } = await this.search.ready();
    const open = events.filter(({ varuId }) => (shelf.byNumber(varuId)?.type ?? 'Rx') !== 'Rx');
    await countEvents(this.db, today, this.countedToday.take(today, address, open, interestRule.on(today)));
  }

  /** Deletes what is no longer kept. */
  sweep(): Promise<void> {
    const today = this.today();
    return forgetOld(this.db, today, interestRule.on(today));
  }

  private today(): BusinessDate {
    return stockholmDate(this.clock.now());
  }
}
