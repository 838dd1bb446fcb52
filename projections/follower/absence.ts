import { performance } from 'node:perf_hooks';

import { isStoreUnavailable } from './store-unavailable.js';
import { reasonOf } from './reason.js';

/** Logs an outage of the event store once, for all followers of a process together. */
export class Absence {
  private readonly waiting = new Set<object>();
  private everWaited = new Set<object>();
  private tries = 0;
  private since = 0;

  constructor(
    private readonly tell: (line: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get lasts(): boolean {
    return this.waiting.size > 0;
  }

  /**
   * Takes a failure of a follower. Returns true when the event store is unavailable; the follower then logs nothing
   * itself.
   */
  noticed(follower: object, error: unknown): boolean {
    if (!isStoreUnavailable(error)) return false;
    if (!this.lasts) {
      this.since = this.now();
      this.tell(`the store is away, all that follow it wait: ${reasonOf(error)}`);
    }
    this.waiting.add(follower);
    this.everWaited.add(follower);
    this.tries += 1;
    return true;
  }

  /** Ends the outage for one follower, because the event store has responded to it or the follower has stopped. */
  over(follower: object): void {
    if (!this.waiting.delete(follower) || this.lasts) return;
    const seconds = ((this.now() - this.since) / 1000).toFixed(1);
    this.tell(`the store is back after ${seconds} s: ${this.everWaited.size} waited, ${this.tries} tries failed`);
    this.everWaited = new Set();
    this.tries = 0;
  }
}
