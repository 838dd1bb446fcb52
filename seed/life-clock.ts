import { AsyncLocalStorage } from 'node:async_hooks';

import { stockholmDate, type BusinessDate, type Instant } from '../domain/kernel/index.js';
import { Clock } from '../services/foundation/clock.js';

/** The current time of one customer. Each of the customer's actions moves it forward. */
export class Moment {
  constructor(
    readonly customer: number,
    private milliseconds: number,
  ) {}

  get instant(): Instant {
    return new Date(this.milliseconds).toISOString();
  }

  pass(seconds: number): void {
    this.milliseconds += Math.round(seconds * 1000);
  }
}

/**
 * The clock of a generated history. Customers act in parallel, and each has their own time. Outside their actions, for
 * example in nightly jobs, it shows the time that was set.
 */
export class LifeClock extends Clock {
  private readonly moments = new AsyncLocalStorage<Moment>();

  constructor(private outside: Instant) {
    super();
  }

  now(): Instant {
    return this.moments.getStore()?.instant ?? this.outside;
  }

  today(): BusinessDate {
    return stockholmDate(this.now());
  }

  /** The number of the acting customer; -1 when no customer acts. */
  get whose(): number {
    return this.moments.getStore()?.customer ?? -1;
  }

  set(instant: Instant): void {
    this.outside = instant;
  }

  pass(seconds: number): void {
    this.moments.getStore()?.pass(seconds);
  }

  within<T>(moment: Moment, work: () => Promise<T>): Promise<T> {
    return this.moments.run(moment, work);
  }
}
