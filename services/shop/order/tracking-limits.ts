import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { networkOf } from '../../access/rate-limit/network-of.js';
import type { RateLimit } from '../../access/rate-limit/rate-limit.js';
import { SharedLimits } from '../../access/rate-limit/shared-limits.js';
import { trackingRule } from './tracking-rule.js';

/**
 * Limits wrong combinations of order number and contact, for each visitor and for each order number. A correct one is
 * not counted.
 */
@Injectable()
export class TrackingLimits {
  private readonly addresses: RateLimit;
  private readonly numbers: RateLimit;

  constructor(@Inject(Clock) clock: Clock, @Inject(SharedLimits) limits: SharedLimits) {
    const rule = trackingRule.on(stockholmDate(clock.now()));
    this.addresses = limits.of({
      name: 'tracking-address',
      calls: rule.wrongOfAddress,
      seconds: rule.addressMinutes * 60,
    });
    this.numbers = limits.of({
      name: 'tracking-number',
      calls: rule.wrongOfNumber,
      seconds: rule.numberMinutes * 60,
    });
  }

  /** Counts before the look-up, so that parallel calls share one limit. @throws Problem 429. */
  async ask<T>(ip: string, number: string, find: () => Promise<T | null>): Promise<T | null> {
    const network = networkOf(ip);
    await this.addresses.spend(network);
    await this.numbers.spend(number);
    const found = await find();
    if (found === null) return null;
    await this.addresses.giveBack(network);
    await this.numbers.giveBack(number);
    return found;
  }
}
