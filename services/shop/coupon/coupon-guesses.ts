import { Inject, Injectable } from '@nestjs/common';

import { dated, stockholmDate } from '../../../domain/kernel/index.js';
import type { RateLimit } from '../../access/rate-limit/rate-limit.js';
import { SharedLimits } from '../../access/rate-limit/shared-limits.js';
import { Clock } from '../../foundation/clock.js';

/** CRT-04: the unknown codes that one address may try in an hour. */
export const couponGuessRule = dated('coupon-guesses', [{ from: '2000-01-01', value: { perHour: 20 } }]);

/** Limits guesses at codes. All calls and pages share the limit, and a known code is not counted. */
@Injectable()
export class CouponGuesses {
  private readonly limit: RateLimit;

  constructor(@Inject(Clock) clock: Pick<Clock, 'now'>, @Inject(SharedLimits) limits: Pick<SharedLimits, 'of'>) {
    const { perHour } = couponGuessRule.on(stockholmDate(clock.now()));
    this.limit = limits.of({ name: 'coupon-guess', calls: perHour, seconds: 3_600 });
  }

  /** Counts before the look-up, so that parallel calls share one limit. @throws Problem 429 */
  async ask<T>(address: string, find: () => Promise<T | null>): Promise<T | null> {
    await this.limit.spend(address);
    const found = await find();
    if (found !== null) await this.limit.giveBack(address);
    return found;
  }
}
