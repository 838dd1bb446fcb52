import { ofThisProcess, type RateLimit } from './rate-limit.js';

export interface CallsRule {
  readonly name: string;
  readonly perClient: number;
  readonly altogether: number;
  readonly seconds: number;
}

const ALL = 'all';

/** Limits calls that write to a log: those of each client, and those of all clients together. */
export class CallsOfThisProcess {
  private readonly own: RateLimit;
  private readonly all: RateLimit;

  constructor({ name, perClient, altogether, seconds }: CallsRule) {
    this.own = ofThisProcess({ name, calls: perClient, seconds });
    this.all = ofThisProcess({ name: `${name}-${ALL}`, calls: altogether, seconds });
  }

  /**
   * Counts a call. Returns false when it exceeds a limit. Calls over a client's own limit do not count for all clients.
   */
  async take(address: string): Promise<boolean> {
    return (await this.own.take(address)) && this.all.take(ALL);
  }
}
