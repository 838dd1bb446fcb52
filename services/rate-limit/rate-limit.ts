import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { Problem } from '../http/problem.js';

export interface RateLimitRule {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

/** So many calls of one kind by one caller in so many seconds, counted in this process. */
export class RateLimit {
  private readonly limiter: RateLimiterMemory;

  constructor({ name, calls, seconds }: RateLimitRule) {
    this.limiter = new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds });
  }

  /** A call that turned out not to be one to count. */
  async giveBack(caller: string): Promise<void> {
    await this.limiter.reward(caller);
  }

  /** @throws Problem 429 with the seconds to wait. */
  async spend(caller: string): Promise<void> {
    const refused = await this.consume(caller);
    if (!refused) return;
    const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
    const message = `Det blev för många försök. Vänta ${retryAfterSeconds} sekunder och försök igen.`;
    throw new Problem(429, [{ code: 'TOO_MANY_CALLS', message }], { retryAfterSeconds });
  }

  /** Counts a call; false when it is one too many. */
  async take(caller: string): Promise<boolean> {
    return (await this.consume(caller)) === null;
  }

  private async consume(caller: string): Promise<RateLimiterRes | null> {
    try {
      await this.limiter.consume(caller);
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  }
}
