import type { Absence } from './absence.js';
import { isStoreUnavailable } from './store-unavailable.js';
import { BackOff } from './back-off.js';

export interface FollowLoopOptions {
  /** Milliseconds between polls. Notifications also wake the loop. */
  readonly pollMs: () => number;
  /** Events appended within these milliseconds are handled together. */
  readonly gatherMs: () => number;
  /** Called with the error and the number of failures in a row. */
  readonly onError: (error: unknown, times: number) => void;
  /** Handles failures that only mean that the store is unavailable. */
  readonly absence?: Absence;
  /** Drops caches. After a failure another server may respond, for which they may be wrong. */
  readonly onFailure?: () => void;
}

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 15_000;

/** Runs rounds: at once while there are more events, then at each notification. While rounds fail, the pauses grow. */
export class FollowLoop {
  private readonly pause = new Pause();
  private readonly gather = new Pause();
  private readonly rest = new Pause();
  private readonly backOff = new BackOff(FIRST_RETRY_MS, LAST_RETRY_MS);
  private running: Promise<void> | null = null;
  private stopped = false;

  /** @param round returns true when there was nothing more to do */
  constructor(
    private readonly round: () => Promise<boolean>,
    private readonly options: FollowLoopOptions,
  ) {}

  get stopping(): boolean {
    return this.stopped;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Stops after the current round. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.hurry();
    this.rest.wake();
    await this.running;
    this.options.absence?.over(this);
  }

  wake(): void {
    this.pause.wake();
  }

  /** Wakes the loop and skips the gathering time, because a reader waits. */
  hurry(): void {
    this.pause.wake();
    this.gather.wake();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const end = await this.tryRound();
      if (!end || this.stopped) continue;
      await this.pause.for(this.options.pollMs());
      const gatherMs = this.options.gatherMs();
      if (gatherMs > 0) await this.gather.for(gatherMs);
    }
  }

  private async tryRound(): Promise<boolean> {
    try {
      const end = await this.round();
      this.backOff.wentWell();
      this.options.absence?.over(this);
      return end;
    } catch (error) {
      // The store was closed on purpose during the last round. That is not an outage.
      if (this.stopped && isStoreUnavailable(error)) return false;
      const pauseMs = this.backOff.failed();
      this.options.onFailure?.();
      if (!this.options.absence?.noticed(this, error)) this.options.onError(error, this.backOff.times);
      if (!this.stopped) await this.rest.for(pauseMs);
      return false;
    }
  }
}

/** A pause that a wake-up ends early. A wake-up between pauses ends the next one at once. */
class Pause {
  private woken = false;
  private end: (() => void) | undefined;

  wake(): void {
    this.woken = true;
    this.end?.();
  }

  async for(milliseconds: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.end = undefined;
    }
    this.woken = false;
  }
}
