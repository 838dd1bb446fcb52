import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { POOL } from '../../foundation/platform/tokens.js';
import { RateLimit, type MakesLimit } from './rate-limit.js';

/** Clocks of the machines differ by less: no process loses a row whose time it thinks is not over. */
const KEPT_AFTER_END = '1 minute';

/**
 * Rate limits that all processes share, in the database. Without the database every call is refused with a retry. The
 * table holds no address, number or id, only keyed hashes.
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
      // At most `calls` of these can be given back, so a call blocked in memory would be refused by the database too.
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
