import type { Instant } from '../../domain/kernel/index.js';

/** The only source of time; tests and the history generator set it (CORE-10). */
export abstract class Clock {
  /** ISO instant in UTC. */
  abstract now(): Instant;

  /** Milliseconds of a monotonic clock, to compare with `now`. Null where `now` is set by hand. */
  steady(): number | null {
    return null;
  }
}

export class SystemClock extends Clock {
  now(): Instant {
    return new Date().toISOString();
  }

  override steady(): number {
    return performance.now();
  }
}

export class SettableClock extends Clock {
  constructor(private instant: Instant) {
    super();
  }

  now(): Instant {
    return this.instant;
  }

  set(instant: Instant): void {
    this.instant = instant;
  }
}
