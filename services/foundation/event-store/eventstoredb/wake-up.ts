import { setTimeout as pause } from 'node:timers/promises';

import { guarded } from '../../log/guarded.js';
import { AppendSpell } from './appending/append-spell.js';
import type { Connection } from './connection.js';
import { followLog } from './subscribing.js';

/** The poll finds events that were appended while the subscription was being renewed. */
const POLL_MS = 500;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;

/**
 * Notifies followers of new events. Appends of this process notify at once. Those of other processes come by a
 * subscription to $all, filtered by the server. A broken subscription is renewed with exponential backoff. While this
 * process appends often, it does not subscribe: it would receive its own events again (bench `http.addToCart.rps`).
 */
export class WakeUp {
  private readonly listeners = new Set<() => void>();
  private readonly poll: NodeJS.Timeout;
  private readonly spell: AppendSpell;
  private subscription = new AbortController();
  private following = false;
  private retryMs = FIRST_RETRY_MS;
  private closed = false;

  constructor(
    private readonly connection: Connection,
    pollMs = POLL_MS,
    quietMs?: number,
  ) {
    this.spell = new AppendSpell(() => this.tell(), quietMs);
    this.poll = setInterval(
      guarded('the poll of the log', () => this.tell()),
      pollMs,
    );
    this.poll.unref();
  }

  listen(listener: () => void): () => void {
    const woken = guarded('a follower could not be woken', listener);
    this.listeners.add(woken);
    if (!this.following) void this.follow();
    return () => this.listeners.delete(woken);
  }

  appended(): void {
    this.tell();
    if (!this.following) return;
    this.spell.appended();
    this.subscription.abort();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.poll);
    this.spell.close();
    this.listeners.clear();
  }

  private async follow(): Promise<void> {
    this.following = true;
    while (!this.closed) {
      await this.spell.over;
      this.subscription = new AbortController();
      const { signal } = this.subscription;
      // The connection logs, once, that the server is away.
      await followLog(this.connection, () => this.heard(), signal).catch(() => undefined);
      if (signal.aborted) continue;
      await pause(this.retryMs, undefined, { ref: false });
      this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
    }
  }

  private heard(): void {
    this.retryMs = FIRST_RETRY_MS;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
