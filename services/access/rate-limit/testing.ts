import { randomBytes } from 'node:crypto';

import type { TestDatabase } from '../../foundation/database/testing.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { SharedLimits } from './shared-limits.js';

/** Limits without history: their own key hides all earlier counts. */
export function freshLimits({ pool }: Pick<TestDatabase, 'pool'>): SharedLimits {
  return new SharedLimits(pool, new KeyedHash(randomBytes(32)));
}
