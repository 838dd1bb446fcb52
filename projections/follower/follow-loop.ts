import type { Absence } from './absence.js';
import { isStoreUnavailable } from './store-unavailable.js';
import { BackOff } from './back-off.js';

export interface FollowLoopOptions {
  /** Milliseconds between two polls. A notification of an append wakes the loop earlier. */
  readonly pollMs: () => number;
  /** The loop waits this long after a wake-up, so that events of the same moment are handled together. */
  readonly gatherMs: () => number;
  /** Called after a failure, with the error and the number of failures in a row. */
  readonly onError: (error: unknown, times: number) => void;
  /** Logs an outage of the event store instead of `onError`. */
  readonly absence?: Absence;
  /** Drops caches after a failure. Another server may answer next, and the caches may be wrong for it. */
  readonly onFailure?: () => void;
}

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 15_000;

/**
 * Calls `round` again and again: at once while there are more events, then after each append. After failures the pauses
 * grow.
 */
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

  /** Wakes the loop without the gathering time, because a reader waits for an event. */
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
      // The shop closed the event store during the last round, so this failure is no outage.
      if (this.stopped && isStoreUnavailable(error)) return false;
      const pauseMs = this.backOff.failed();
      this.options.onFailure?.();
      if (!this.options.absence?.noticed(this, error)) this.options.onError(error, this.backOff.times);
      if (!this.stopped) await this.rest.for(pauseMs);
      return false;
    }
  }
}

/** A pause that ends early when it is woken. A wake-up before the pause ends the pause at once. */
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
