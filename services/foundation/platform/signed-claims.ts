import { timingSafeEqual } from 'node:crypto';

import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { KeyedHash } from './keyed-hash.js';

/** A claim in a mail link or cookie: its purpose, its subject, and its last valid day. */
export interface Claim {
  readonly purpose: 'tracking' | 'order' | 'staff-device';
  readonly key: string;
  readonly lastDay: BusinessDate;
}

/** Signs claims in mail links and cookies. A signature becomes invalid when its LOOKUP_KEY is removed. */
export class SignedClaims {
  constructor(private readonly hash: KeyedHash) {}

  signature({ purpose, key, lastDay }: Claim): string {
    return this.hash.of(...signed({ purpose, key, lastDay }));
  }

  /** Whether the shop signed this claim and it is still valid. */
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
