import type pg from 'pg';

import { guarded } from '../../log/guarded.js';
import { DatabaseClient } from '../../database/client.js';
import { LostConnections } from '../../database/lost-connections.js';

const CHANNEL = 'event_appended';
/**
 * Appends within these milliseconds share one NOTIFY. A shopper does not notice the delay, and 50 notifications a
 * second cost little (bench `http.addToCart.rps`).
 */
const COALESCE_MS = 20;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
const CONNECT_WITHIN_MS = 10_000;
/** The poll finds events whose NOTIFY was lost with its connection. */
const POLL_MS = 500;

/**
 * Notifies followers of new events: at once in this process, by NOTIFY in others. A broken LISTEN connection is
 * renewed. The NOTIFY is sent outside the append's transaction. A transaction with NOTIFY locks the whole database at
 * commit and would prevent group commit (bench `append.ratioToRawInsert.16`).
 */
export class WakeUp {
  private readonly lost = new LostConnections();
  private readonly listeners = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;
  private readonly poll: NodeJS.Timeout;
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private retryMs = FIRST_RETRY_MS;
  private closed = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly connectionString: string,
    pollMs = POLL_MS,
  ) {
    this.poll = setInterval(
      guarded('the poll of the log', () => this.tell()),
      pollMs,
    );
    this.poll.unref();
  }

  listen(listener: () => void): () => void {
    const woken = guarded('a follower could not be woken', listener);
    this.listeners.add(woken);
    if (!this.client && !this.retry) void this.connect();
    return () => this.listeners.delete(woken);
  }

  appended(): void {
    this.tell();
    this.timer ??= setTimeout(
      guarded('NOTIFY', () => this.notifyOthers()),
      COALESCE_MS,
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.poll);
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private notifyOthers(): void {
    this.timer = undefined;
    if (this.closed) return;
    // If the NOTIFY fails, the poll finds the events.
    this.pool.query(`NOTIFY ${CHANNEL}`).catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new DatabaseClient({
      connectionString: this.connectionString,
      application_name: 'algort wake-up',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    this.client = client;
    client.on(
      'notification',
      guarded('a notification', () => this.tell()),
    );
    client.on(
      'error',
      guarded('a lost LISTEN', (error: Error) => this.lost.note(error)),
    );
    client.on(
      'end',
      guarded('the end of LISTEN', () => this.broken(client)),
    );
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.retryMs = FIRST_RETRY_MS;
      // Events may have been appended while the connection was down.
      this.tell();
    } catch {
      this.broken(client);
      void client.end().catch(() => undefined);
    }
  }

  /** Reconnects with exponential backoff while the store is open. */
  private broken(client: pg.Client): void {
    if (this.closed || this.client !== client) return;
    this.client = undefined;
    const again = (): void => {
      this.retry = undefined;
      void this.connect();
    };
    this.retry = setTimeout(guarded('LISTEN again', again), this.retryMs);
    this.retry.unref();
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
  }
}
