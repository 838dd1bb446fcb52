import type { Clock } from '../clock.js';
import { reasonOf, type ParkedEvent } from '../../../projections/follower/index.js';
import type { FollowedEvent, StoredEvent } from '../event-store/port.js';
import { nextAttempt } from './parked-reactions.js';
import { waitsForStore } from './waits-for-store.js';
import type { Reaction } from './reaction.js';

/**
 * The pauses between retries. They cover a short failure. After the last retry the event is parked, and retried with
 * exponential backoff.
 */
const RETRY_DELAYS_MS: readonly number[] = [100, 400, 1_600, 6_400];

export class Attempts {
  private stopping = false;
  private readonly pauses = new Set<() => void>();

  constructor(
    private readonly reaction: Reaction,
    private readonly clock: Clock,
    private readonly retryDelaysMs = RETRY_DELAYS_MS,
  ) {}

  /** Stops the retries. An event that waits for a retry is parked, and the next process retries it. */
  stop(): void {
    this.stopping = true;
    for (const end of this.pauses) end();
  }

  /**
   * Runs the reaction with retries. Returns the event to park, or null when it was handled.
   * @throws when the store is unavailable
   */
  async at(event: FollowedEvent): Promise<ParkedEvent | null> {
    if (event.unreadable !== undefined) return this.parked(event, event.unreadable, 1);
    for (let attempts = 1; ; attempts += 1) {
      try {
        await this.reaction.react(event);
        return null;
      } catch (error) {
        if (waitsForStore(error)) throw error;
        const delay = this.retryDelaysMs[attempts - 1];
        if (delay !== undefined && !this.stopping) await this.pause(delay);
        if (delay === undefined || this.stopping) return this.parked(event, reasonOf(error), attempts);
      }
    }
  }

  private parked(event: StoredEvent, reason: string, attempts: number): ParkedEvent {
    const now = this.clock.now();
    return { event, reason, attempts, parkedAt: now, nextAttemptAt: this.stopping ? now : nextAttempt(now, now) };
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.pauses.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.pauses.add(end);
    });
  }
}
