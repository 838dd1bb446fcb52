import { randomBytes } from 'node:crypto';

import type { TestDatabase } from '../../foundation/database/testing.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { SharedLimits } from './shared-limits.js';

/** Creates rate limits with a hash key of their own, so that earlier counts do not apply. */
export function freshLimits({ pool }: Pick<TestDatabase, 'pool'>): SharedLimits {
  return new SharedLimits(pool, new KeyedHash(randomBytes(32)));
}
