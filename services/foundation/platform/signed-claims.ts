import { timingSafeEqual } from 'node:crypto';

import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { KeyedHash } from './keyed-hash.js';

/** What somebody brings back to the shop: what it is good for, what it names, and the last day it holds. */
export interface Claim {
  readonly purpose: 'tracking' | 'staff-device';
  readonly key: string;
  readonly lastDay: BusinessDate;
}

/** Vouches for what the shop gives away, in a mail's link or a cookie. It ends with the LOOKUP_KEY that signed it. */
export class SignedClaims {
  constructor(private readonly hash: KeyedHash) {}

  signature({ purpose, key, lastDay }: Claim): string {
    return this.hash.of(...signed({ purpose, key, lastDay }));
  }

  /** Whether the shop has signed this, and for today too. */
  holds(claim: Claim, signature: string, today: BusinessDate): boolean {
    return today <= claim.lastDay && this.hash.all(...signed(claim)).some((expected) => isSame(expected, signature));
  }
}

function signed({ purpose, key, lastDay }: Claim): [kind: string, text: string] {
  return [`signed claim of ${purpose}`, `${key}\0${lastDay}`];
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
