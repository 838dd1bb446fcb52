import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { Uuid } from '../../../domain/kernel/index.js';
import { ofThisProcess, type RateLimit } from '../../access/rate-limit/rate-limit.js';
import { SharedLimits } from '../../access/rate-limit/shared-limits.js';

/** One that was dropped is read once more, at its address's cost until it is found. */
const MOST_KNOWN = 50_000;

/** What a stranger may ask of the login, from the pages and the API together. */
@Injectable()
export class LoginLimits {
  /** Someone in a household may start over and over; a machine that fishes for orders may not. */
  private readonly starts: RateLimit;
  /** Two tabs that poll each second. It spares the process that is asked, and guesses nothing: the cookie is known. */
  private readonly polls = ofThisProcess({ name: 'login-status', calls: 150, seconds: 60 });
  /** A cookie costs nothing to invent: what names no attempt counts against the address. */
  private readonly strays: RateLimit;
  /** A client tells of a log-in once; ten thousand numbers fit one birth day. */
  private readonly numbers: RateLimit;
  /** The log-ins under way that this process has seen. */
  private readonly known = new LRUCache<string, true>({ max: MOST_KNOWN });

  constructor(@Inject(SharedLimits) limits: SharedLimits) {
    this.starts = limits.of({ name: 'login-start', calls: 30, seconds: 60 });
    this.strays = limits.of({ name: 'login-status-stray', calls: 60, seconds: 60 });
    this.numbers = limits.of({ name: 'login-number', calls: 20, seconds: 3600 });
  }

  /** @throws Problem 429. */
  async start<T extends { readonly token: string }>(ip: string, begin: () => Promise<T>): Promise<T> {
    await this.starts.spend(ip);
    const started = await begin();
    this.known.set(started.token, true);
    return started;
  }

  /** A person number is compared with a customer's own. @throws Problem 429. */
  async number(customerId: Uuid): Promise<void> {
    await this.numbers.spend(customerId);
  }

  /** The same for who does not wait for it; false when there have been too many. */
  hasNumberLeft(customerId: Uuid): Promise<boolean> {
    return this.numbers.take(customerId);
  }

  /**
   * Asks about the attempt that a cookie names, if it names one.
   * @param ask answers null when there is no such attempt.
   * @throws Problem 429.
   */
  async ask<T>(token: string | null, ip: string, ask: (token: string) => Promise<T | null>): Promise<T | null> {
    const known = token !== null && this.known.has(token);
    await (known ? this.polls.spend(token) : this.strays.spend(ip));
    const found = token === null ? null : await ask(token);
    if (token === null || (found === null) === !known) return found;
    if (found === null) this.known.delete(token);
    else await this.meet(token, ip);
    return found;
  }

  /** A log-in that another process began. */
  private async meet(token: string, ip: string): Promise<void> {
    this.known.set(token, true);
    await this.strays.giveBack(ip);
    await this.polls.spend(token);
  }
}
