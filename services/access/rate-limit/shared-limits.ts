import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { POOL } from '../../foundation/platform/tokens.js';
import { RateLimit, type MakesLimit } from './rate-limit.js';

/** A row is kept for a minute after it expires, because the clocks of the machines differ. */
const KEPT_AFTER_END = '1 minute';

/**
 * Creates rate limits that all processes share, in the database. While the database is unavailable, every call is
 * refused with a time to retry. The table holds only keyed hashes, and no IP address, number or id.
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
      // The limiter also refuses in memory, but only after twice the limit. Up to `calls` counted calls can be taken
      // back in the database.
      inMemoryBlockOnConsumed: calls * 2,
    });
    return new RateLimit(limiter, (caller) => this.hash.of(name, caller));
  };

  async sweep(): Promise<void> {
    await this.pool.query(
      `DELETE FROM rate_limit WHERE expire < extract(epoch FROM now() - interval '${KEPT_AFTER_END}') * 1000`,
    );
  }
}
