import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { Problem } from '../../foundation/problem/problem.js';
import { networkOf } from './network-of.js';

export interface RateLimitRule {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

/** Where calls are counted: in this process (`ofThisProcess`), or by all of them together (`SharedLimits`). */
export type MakesLimit = (rule: RateLimitRule) => RateLimit;

/**
 * Of several processes each lets through so many: for what costs only the process that is asked. What guards a secret
 * is shared.
 */
export const ofThisProcess: MakesLimit = ({ name, calls, seconds }) =>
  new RateLimit(new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds }), (caller) => caller);

/** So many calls of one kind by one caller in so many seconds; an address of IPv6 counts as its /64. */
export class RateLimit {
  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly keyOf: (caller: string) => string,
  ) {}

  /** A call that turned out not to be one to count. */
  async giveBack(caller: string): Promise<void> {
    await this.limiter.reward(this.keyOf(networkOf(caller)));
  }

  /** @throws Problem 429 with the seconds to wait. */
  async spend(caller: string, calls = 1): Promise<void> {
    const refused = await this.consume(caller, calls);
    if (!refused) return;
    const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
    const message = `Det blev för många försök. Vänta ${waitOf(retryAfterSeconds)} och försök igen.`;
    throw new Problem(429, [{ code: 'TOO_MANY_CALLS', message }], { retryAfterSeconds });
  }

  /** Counts a call; false when it is one too many. */
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
