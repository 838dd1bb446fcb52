import { LRUCache } from 'lru-cache';

import type { InterestRule } from '../../../../domain/interest/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import { networkOf } from '../../../access/rate-limit/network-of.js';
import type { InterestEvent } from './interest-counts.js';

const MOST_REMEMBERED = 200_000;

/**
 * Bounds how many events of one address count in a day, so that a robot cannot move a product. It remembers addresses
 * in memory alone: an address beside a product is health data, and is never stored.
 */
export class CountedToday {
  private day: BusinessDate = '';
  private readonly counts = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  /** Returns the events that count, in their order. */
  take(
    day: BusinessDate,
    address: string,
    events: readonly InterestEvent[],
    { ofAddress }: Pick<InterestRule, 'ofAddress'>,
  ): readonly InterestEvent[] {
    if (day !== this.day) this.counts.clear();
    this.day = day;
    const network = networkOf(address);
    return events.filter(({ id, kind, varuId }) => {
      // An event that is sent again uses up nothing. The database knows its id and does not count it again.
      if (this.counts.has(id)) return true;
      const [altogether, ofProduct] = [network, `${network} ${kind} ${varuId}`];
      if (this.of(altogether) >= ofAddress.altogether || this.of(ofProduct) >= ofAddress.product) return false;
      for (const key of [altogether, ofProduct, id]) this.counts.set(key, this.of(key) + 1);
      return true;
    });
  }

  private of(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}
