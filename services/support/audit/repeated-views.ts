import { LRUCache } from 'lru-cache';

import type { Instant } from '../../../domain/kernel/index.js';
import type { Clock } from '../../foundation/clock.js';

const MOST = 20_000;

interface SameLook {
  readonly until: Instant;
  readonly recorded: Promise<void>;
}

/** Recognises repeated views, so that the calls of one page are recorded once within some minutes. */
export class RepeatedViews {
  private readonly looks = new LRUCache<string, SameLook>({ max: MOST });

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  once(key: string, minutes: number, record: () => Promise<void>): Promise<void> {
    const now = this.clock.now();
    const known = this.looks.get(key);
    if (known && known.until > now) return known.recorded;
    const until = new Date(Date.parse(now) + minutes * 60_000).toISOString();
    const recorded = record();
    this.looks.set(key, { until, recorded });
    recorded.catch(() => this.looks.delete(key));
    return recorded;
  }
}
