import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { POOL } from '../../foundation/platform/tokens.js';
import { RateLimit, type MakesLimit } from './rate-limit.js';

/** Machines' clocks differ by less: no row is taken away under a process for which its time has not ended. */
const KEPT_AFTER_END = '1 minute';

/**
 * Limits that all processes of the shop count together, in the database. Without it nothing is let through: who asks is
 * told to come again. The table holds no address, number or id, but their keyed hashes.
 */
@Injectable()
export class SharedLimits {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
  ) {}

  readonly of: MakesLimit = ({ name, calls, seconds }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: calls,
      duration: seconds,
      // At most `calls` of so many can still be given back: who is refused here would be refused by the database too.
      inMemoryBlockOnConsumed: calls * 2,
    });
    return new RateLimit(limiter, (caller) => this.hash.of(name, caller));
  };

  /** What has ended is of no use to anybody. */
  async sweep(): Promise<void> {
    await this.pool.query(
      `DELETE FROM rate_limit WHERE expire < extract(epoch FROM now() - interval '${KEPT_AFTER_END}') * 1000`,
    );
  }
}
