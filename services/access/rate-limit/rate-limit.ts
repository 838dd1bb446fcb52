import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { Problem } from '../../foundation/problem/problem.js';
import { networkOf } from './network-of.js';

export interface RateLimitRule {
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

/** Creates a limit that counts in one process (`ofThisProcess`) or across all (`SharedLimits`). */
export type MakesLimit = (rule: RateLimitRule) => RateLimit;

/** Counts in this process only. Use it for calls that cost only CPU. Limits that protect a secret are shared. */
export const ofThisProcess: MakesLimit = ({ name, calls, seconds }) =>
  new RateLimit(new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds }), (caller) => caller);

/** Limits the calls of one client within some seconds. All IPv6 addresses of one /64 network count as one client. */
export class RateLimit {
  constructor(
    private readonly limiter: RateLimiterAbstract,
    private readonly keyOf: (caller: string) => string,
  ) {}

  /** Takes back a counted call. */
  async giveBack(caller: string): Promise<void> {
    await this.limiter.reward(this.keyOf(networkOf(caller)));
  }

  /** Counts calls. @throws Problem 429 with the seconds to wait */
  async spend(caller: string, calls = 1): Promise<void> {
    const refused = await this.consume(caller, calls);
    if (!refused) return;
    const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
    const message = `Det blev för många försök. Vänta ${waitOf(retryAfterSeconds)} och försök igen.`;
    throw new Problem(429, [{ code: 'TOO_MANY_CALLS', message }], { retryAfterSeconds });
  }

  /** Counts a call. Returns false when it exceeds the limit. */
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
