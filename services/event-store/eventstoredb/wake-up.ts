import { END, excludeSystemEvents, type AllStreamSubscription, type EventStoreDBClient } from '@eventstore/db-client';

/** Behind the subscription a poll, for what was appended while it was being taken up again. */
const POLL_MS = 500;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * Tells followers that something was appended: at once in this process, and by a catch-up
 * subscription to $all, filtered by the server, of what other processes append. A broken subscription
 * is taken up again, ever more slowly, for as long as the store is open.
 */
export class WakeUp {
  private readonly listeners = new Set<() => void>();
  private readonly poll: NodeJS.Timeout;
  private subscription: AllStreamSubscription | undefined;
  private retry: NodeJS.Timeout | undefined;
  private retryMs = FIRST_RETRY_MS;
  private closed = false;

  constructor(
    private readonly client: EventStoreDBClient,
    pollMs = POLL_MS,
  ) {
    this.poll = setInterval(() => this.tell(), pollMs);
    this.poll.unref();
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    if (!this.subscription && !this.retry) this.subscribe();
    return () => this.listeners.delete(listener);
  }

  appended(): void {
    this.tell();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.poll);
    clearTimeout(this.retry);
    // An unreachable server has nothing to unsubscribe from.
    await this.subscription?.unsubscribe().catch(() => undefined);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private subscribe(): void {
    this.retry = undefined;
    const subscription = this.client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
    this.subscription = subscription;
    subscription.on('confirmation', () => {
      this.retryMs = FIRST_RETRY_MS;
      this.tell();
    });
    subscription.on('data', () => this.tell());
    subscription.on('error', () => this.broken(subscription));
    subscription.on('end', () => this.broken(subscription));
  }

  private broken(subscription: AllStreamSubscription): void {
    if (this.closed || this.subscription !== subscription) return;
    this.subscription = undefined;
    this.retry = setTimeout(() => this.subscribe(), this.retryMs);
    this.retry.unref();
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
  }
}
