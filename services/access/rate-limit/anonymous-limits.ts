import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { inNetworks } from '../../foundation/config/client-address.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { anonymousRule } from './anonymous-rule.js';
import { ofThisProcess, type RateLimit } from './rate-limit.js';

const HOUR = 3_600;

type Kind = 'guestCarts' | 'sessions' | 'searchEvents';
/** Limits for normal IP addresses, and higher ones for addresses that many people share. */
interface Limits {
  readonly own: Readonly<Record<Kind, RateLimit>>;
  readonly shared: Readonly<Record<Kind, RateLimit>>;
  readonly isShared: (address: string) => boolean;
}

/**
 * Limits anonymous writes by IP address. Each such write uses storage and costs the visitor nothing. The limits apply
 * only in production, because a load test comes from one IP address.
 */
@Injectable()
export class AnonymousLimits {
  private readonly limits: Limits | null;

  constructor(@Inject(CONFIG) config: Pick<Config, 'environment' | 'sharesAddresses'>, @Inject(Clock) clock: Clock) {
    this.limits = config.environment === 'production' ? limitsOn(clock, config.sharesAddresses) : null;
  }

  /** Counts a guest's new cart. A refused cart is not counted. @throws Problem 429 */
  async guestCart<T extends { readonly ok: boolean }>(address: string, make: () => Promise<T>): Promise<T> {
    const limit = this.limitOf('guestCarts', address);
    await limit?.spend(address);
    const made = await make();
    if (!made.ok) await limit?.giveBack(address);
    return made;
  }

  /** Counts a new session of this address. @throws Problem 429 */
  async session(address: string): Promise<void> {
    await this.limitOf('sessions', address)?.spend(address);
  }

  /** Counts search events from this address. @throws Problem 429 */
  async searchEvents(address: string, count: number): Promise<void> {
    await this.limitOf('searchEvents', address)?.spend(address, count);
  }

  private limitOf(kind: Kind, address: string): RateLimit | null {
    if (!this.limits) return null;
    return this.limits[this.limits.isShared(address) ? 'shared' : 'own'][kind];
  }
}

function limitsOn(clock: Clock, sharesAddresses: Config['sharesAddresses']): Limits {
  const rule = anonymousRule.on(stockholmDate(clock.now()));
  const named = inNetworks('anonymous-writes', rule.shared);
  const times = (factor: number, name: string): Readonly<Record<Kind, RateLimit>> => {
    const limit = (kind: Kind): RateLimit =>
      ofThisProcess({ name: `${name}-${kind}`, calls: rule[kind] * factor, seconds: HOUR });
    return { guestCarts: limit('guestCarts'), sessions: limit('sessions'), searchEvents: limit('searchEvents') };
  };
  return {
    own: times(1, 'anonymous'),
    shared: times(rule.sharedTimes, 'shared'),
    isShared: (address) => named(address) || sharesAddresses(address),
  };
}
