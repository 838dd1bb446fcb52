import type { Instant } from '../../domain/kernel/index.js';

/** The one source of time; tests and the history generator set it (CORE-10). */
export abstract class Clock {
  /** ISO instant in UTC. */
  abstract now(): Instant;
}

export class SystemClock extends Clock {
  now(): Instant {
    return new Date().toISOString();
  }
}

/** Stands still until it is set. */
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
