import { randomBytes } from 'node:crypto';

import type { TestDatabase } from '../../foundation/database/testing.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { SharedLimits } from './shared-limits.js';

/** As of a shop where nobody has tried anything yet: under a key of its own it knows no call that was counted. */
export function freshLimits({ pool }: Pick<TestDatabase, 'pool'>): SharedLimits {
  return new SharedLimits(pool, new KeyedHash(randomBytes(32)));
}
