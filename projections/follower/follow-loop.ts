import type { Absence } from './absence.js';
import { isAway } from './away.js';
import { BackOff } from './back-off.js';

export interface FollowLoopOptions {
  /** Milliseconds between polls, beside the wake-ups. */
  readonly pollMs: () => number;
  /** Appends within these milliseconds are handled together. */
  readonly gatherMs: () => number;
  /** Called with a failed round and the number of failures in a row. */
  readonly onError: (error: unknown, times: number) => void;
  /** Handles failures that only mean that the store is away. */
  readonly absence?: Absence;
  /** Drops caches: after a failure another server may answer, for which they may be wrong. */
  readonly onFailure?: () => void;
}

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 15_000;

/** Rounds of following: at once while there is more, then at each wake-up; with growing backoff while they fail. */
export class FollowLoop {
  private readonly pause = new Pause();
  private readonly gather = new Pause();
  private readonly rest = new Pause();
  private readonly backOff = new BackOff(FIRST_RETRY_MS, LAST_RETRY_MS);
  private running: Promise<void> | null = null;
  private stopped = false;

  /** @param round true when there was nothing more to do */
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

  /** Ends after the current round. */
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

  /** Wakes without gathering, because a reader waits. */
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
      // A store that is closed under the last round is not away.
      if (this.stopped && isAway(error)) return false;
      const pauseMs = this.backOff.failed();
      this.options.onFailure?.();
      if (!this.options.absence?.noticed(this, error)) this.options.onError(error, this.backOff.times);
      if (!this.stopped) await this.rest.for(pauseMs);
      return false;
    }
  }
}

/** A pause that a wake-up ends early. A wake-up outside a pause ends the next one at once. */
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
