import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { Problem } from '../../foundation/problem/problem.js';
import { networkOf } from './network-of.js';

export interface RateLimitRule {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

/** Where calls are counted: in one process (`ofThisProcess`) or across all processes (`SharedLimits`). */
export type MakesLimit = (rule: RateLimitRule) => RateLimit;

/** Each process has its own count: for calls that cost only the process. Limits that guard a secret are shared. */
export const ofThisProcess: MakesLimit = ({ name, calls, seconds }) =>
  new RateLimit(new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds }), (caller) => caller);

/** A limit of calls by one caller within some seconds; an IPv6 address counts as its /64. */
export class RateLimit {
  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly keyOf: (caller: string) => string,
  ) {}

  /** Uncounts a call that should not count. */
  async giveBack(caller: string): Promise<void> {
    await this.limiter.reward(this.keyOf(networkOf(caller)));
  }

  /** @throws Problem 429 with the seconds to wait */
  async spend(caller: string, calls = 1): Promise<void> {
    const refused = await this.consume(caller, calls);
    if (!refused) return;
    const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
    const message = `Det blev för många försök. Vänta ${waitOf(retryAfterSeconds)} och försök igen.`;
    throw new Problem(429, [{ code: 'TOO_MANY_CALLS', message }], { retryAfterSeconds });
  }

  /** Counts a call; false when it is over the limit. */
  async take(caller: string): Promise<boolean> {
    return (await this.consume(caller, 1)) === null;
  }

  private async consume(caller: string, calls: number): Promise<RateLimiterRes | null> {
    try {
      await this.limiter.consume(this.keyOf(networkOf(caller)), calls);
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  }
}

const LONG = 120;

function waitOf(seconds: number): string {
  return seconds > LONG ? `${Math.ceil(seconds / 60)} minuter` : `${seconds} sekunder`;
}
