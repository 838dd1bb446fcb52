import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import type { MonthPrices as Prices } from '../../partners/e-health/gateway.js';
import { NationalService } from '../patient/national-service.js';

const HOUR = 3_600_000;

/**
 * RX-05: the prices of the month. The whole list is asked for, so that the question tells of no person. It is kept for an
 * hour. A failed question is not kept.
 */
@Injectable()
export class MonthPrices {
  private kept: { readonly month: string; readonly until: number; readonly prices: Promise<Prices | null> } | null =
    null;

  constructor(
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns today's prices, or null when the service is closed. */
  async today(): Promise<Prices | null> {
    const now = this.clock.now();
    const month = stockholmDate(now).slice(0, 7);
    const at = Date.parse(now);
    if (this.kept?.month === month && at < this.kept.until) return this.kept.prices;
    const prices = this.national.ask((gateway) => gateway.pricesOf(month));
    const asked = { month, until: at + HOUR, prices };
    this.kept = asked;
    let answer: Prices | null = null;
    try {
      answer = await prices;
    } finally {
      if (answer === null && this.kept === asked) this.kept = null;
    }
    return answer;
  }
}
