import type { Instant } from '../../domain/kernel/index.js';

/** The only source of time (CORE-10). Tests and the history generator replace it. */
export abstract class Clock {
  abstract now(): Instant;

  /** Returns the milliseconds of a monotonic clock, to compare with `now`. Null where `now` is set by hand. */
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
