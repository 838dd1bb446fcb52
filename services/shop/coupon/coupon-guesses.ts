import { Inject, Injectable } from '@nestjs/common';

import { dated, stockholmDate } from '../../../domain/kernel/index.js';
import type { Shopper } from '../../access/http/request.js';
import type { RateLimit } from '../../access/rate-limit/rate-limit.js';
import { SharedLimits } from '../../access/rate-limit/shared-limits.js';
import { Clock } from '../../foundation/clock.js';

/** CRT-04, CRT-11: the wrong codes that one session and one address may try within some minutes. */
export const couponGuessRule = dated('coupon-guesses', [
  { from: '2000-01-01', value: { wrongOfSession: 10, wrongOfAddress: 30, minutes: 10 } },
]);

type Guesser = Pick<Shopper, 'address'> & { readonly session: Pick<Shopper['session'], 'sessionId'> };

/**
 * Limits guesses at the codes of coupons and gifts. All calls and pages share the limits. A known code is not counted,
 * but a shopper who reached a limit gets no answer for it either.
 */
@Injectable()
export class CouponGuesses {
  private readonly sessions: RateLimit;
  private readonly addresses: RateLimit;

  constructor(@Inject(Clock) clock: Pick<Clock, 'now'>, @Inject(SharedLimits) limits: Pick<SharedLimits, 'of'>) {
    const { wrongOfSession, wrongOfAddress, minutes } = couponGuessRule.on(stockholmDate(clock.now()));
    const seconds = minutes * 60;
    this.sessions = limits.of({ name: 'coupon-guess-session', calls: wrongOfSession, seconds });
    this.addresses = limits.of({ name: 'coupon-guess-address', calls: wrongOfAddress, seconds });
  }

  /** Counts before the look-up, so that parallel calls share one limit. @throws Problem 429 */
  async ask<T>({ session: { sessionId }, address }: Guesser, find: () => Promise<T | null>): Promise<T | null> {
    await this.sessions.spend(sessionId);
    await this.addresses.spend(address);
    const found = await find();
    if (found === null) return null;
    await this.sessions.giveBack(sessionId);
    await this.addresses.giveBack(address);
    return found;
  }
}
