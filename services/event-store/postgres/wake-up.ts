import pg from 'pg';

const CHANNEL = 'event_appended';
/** Several appends share one NOTIFY: 20 ms is below what a shopper can feel, and 50 a second cost next to nothing (bench `http.addToCart.rps`). */
const COALESCE_MS = 20;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** Behind the notification a poll, for a NOTIFY lost with its connection. */
const POLL_MS = 500;

/**
 * Tells followers that something was appended: at once in this process, by NOTIFY in others.
 * A broken LISTEN is taken up again. The NOTIFY is sent outside the append, because a committing transaction that notifies holds a
 * lock over the whole database and would end group commit (bench `append.ratioToRawInsert.16`).
 */
export class WakeUp {
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
    this.poll = setInterval(() => this.tell(), pollMs);
    this.poll.unref();
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    if (!this.client && !this.retry) void this.connect();
    return () => this.listeners.delete(listener);
  }

  appended(): void {
    this.tell();
    this.timer ??= setTimeout(() => this.notifyOthers(), COALESCE_MS);
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
    // Lost notifications are made good by the poll.
    this.pool.query(`NOTIFY ${CHANNEL}`).catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.connectionString, application_name: 'algort wake-up' });
    this.client = client;
    client.on('notification', () => this.tell());
    client.on('error', () => undefined);
    client.on('end', () => this.broken(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.retryMs = FIRST_RETRY_MS;
      // What was appended while nobody listened.
      this.tell();
    } catch {
      this.broken(client);
    }
  }

  /** Taken up again, ever more slowly, for as long as the store is open. */
  private broken(client: pg.Client): void {
    if (this.closed || this.client !== client) return;
    this.client = undefined;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      void this.connect();
    }, this.retryMs);
    this.retry.unref();
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS);
  }
}
