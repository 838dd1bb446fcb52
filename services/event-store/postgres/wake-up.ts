import pg from 'pg';

const CHANNEL = 'event_appended';
/** Several appends share one NOTIFY: 20 ms is below what a shopper can feel, and 50 a second cost next to nothing (bench `http.addToCart.rps`). */
const COALESCE_MS = 20;
/** Behind the notification a poll, for a NOTIFY lost with its connection. */
const POLL_MS = 500;

/**
 * Tells followers that something was appended: at once in this process, by NOTIFY in others.
 * The NOTIFY is sent outside the append, because a committing transaction that notifies holds a
 * lock over the whole database and would end group commit (bench `append.ratioToRawInsert.16`).
 */
export class WakeUp {
  private readonly listeners = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;
  private readonly poll: NodeJS.Timeout;
  private client: pg.Client | undefined;
  private closed = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly connectionString: string,
  ) {
    this.poll = setInterval(() => this.tell(), POLL_MS);
    this.poll.unref();
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    if (!this.client) void this.connect();
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
    client.on('error', () => {
      if (this.client === client) this.client = undefined;
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      if (this.client === client) this.client = undefined;
    }
  }
}
