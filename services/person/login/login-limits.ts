import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { Uuid } from '../../../domain/kernel/index.js';
import { ofThisProcess, type RateLimit } from '../../access/rate-limit/rate-limit.js';
import { SharedLimits } from '../../access/rate-limit/shared-limits.js';

/**
 * The size of the cache of known tokens. A token that was dropped from it is looked up again, and counts once against
 * its IP address.
 */
const MOST_KNOWN = 50_000;

/** Limits anonymous log-in requests, from pages and API together. */
@Injectable()
export class LoginLimits {
  /** Limits the log-ins that start from one IP address. A household starts few; an attacking machine starts many. */
  private readonly starts: RateLimit;
  /**
   * Allows two tabs that poll each second. The limit only reduces load, because a request with a known cookie cannot
   * guess anything.
   */
  private readonly polls = ofThisProcess({ name: 'login-status', calls: 150, seconds: 60 });
  /** Counts unknown tokens against the IP address, because anybody can invent a cookie. */
  private readonly strays: RateLimit;
  /**
   * Limits comparisons of person numbers. A client needs one comparison for each log-in. One birth date has ten
   * thousand possible numbers.
   */
  private readonly numbers: RateLimit;
  private readonly known = new LRUCache<string, true>({ max: MOST_KNOWN });

  constructor(@Inject(SharedLimits) limits: SharedLimits) {
    this.starts = limits.of({ name: 'login-start', calls: 30, seconds: 60 });
    this.strays = limits.of({ name: 'login-status-stray', calls: 60, seconds: 60 });
    this.numbers = limits.of({ name: 'login-number', calls: 20, seconds: 3600 });
  }

  /** Starts a log-in and counts it against the IP address. @throws Problem 429. */
  async start<T extends { readonly token: string }>(ip: string, begin: () => Promise<T>): Promise<T> {
    await this.starts.spend(ip);
    const started = await begin();
    this.known.set(started.token, true);
    return started;
  }

  /** Counts a comparison of a person number with the customer's own. @throws Problem 429. */
  async number(customerId: Uuid): Promise<void> {
    await this.numbers.spend(customerId);
  }

  /** Counts a comparison like `number`, but returns false when the limit is reached. */
  hasNumberLeft(customerId: Uuid): Promise<boolean> {
    return this.numbers.take(customerId);
  }

  /** Runs `ask` with the cookie's token. @param ask returns null when no such attempt exists. @throws Problem 429. */
  async ask<T>(token: string | null, ip: string, ask: (token: string) => Promise<T | null>): Promise<T | null> {
    const known = token !== null && this.known.has(token);
    await (known ? this.polls.spend(token) : this.strays.spend(ip));
    const found = token === null ? null : await ask(token);
    if (token === null || (found === null) === !known) return found;
    if (found === null) this.known.delete(token);
    else await this.meet(token, ip);
    return found;
  }

  /** Registers a valid token that is new to this process. Another process may have started its attempt. */
  private async meet(token: string, ip: string): Promise<void> {
    this.known.set(token, true);
    await this.strays.giveBack(ip);
    await this.polls.spend(token);
  }
}
