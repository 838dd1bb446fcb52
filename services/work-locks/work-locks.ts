import { createHash } from 'node:crypto';

import pg from 'pg';

/**
 * Lets one process at a time do a piece of work: advisory locks, all on one connection of their own,
 * which the database gives up by itself when the process dies.
 */
export class WorkLocks {
  private readonly held = new Set<string>();
  private connecting: Promise<pg.Client> | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly connectionString: string) {}

  /** True when this process holds the lock, newly or still. */
  acquire(name: string): Promise<boolean> {
    return this.inTurn(() => this.tryLock(name));
  }

  async release(name: string): Promise<void> {
    if (!this.held.delete(name)) return;
    await this.inTurn(async () => (await this.client()).query('SELECT pg_advisory_unlock($1)', [lockNumber(name)]));
  }

  async close(): Promise<void> {
    const client = await this.connecting?.catch(() => null);
    this.lost();
    await client?.end();
  }

  /** One connection answers one question at a time. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async tryLock(name: string): Promise<boolean> {
    const client = await this.client();
    if (this.held.has(name)) return true;
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      lockNumber(name),
    ]);
    if (rows[0]?.locked) this.held.add(name);
    return this.held.has(name);
  }

  private client(): Promise<pg.Client> {
    this.connecting ??= this.connect().catch((error: unknown) => {
      this.lost();
      throw error;
    });
    return this.connecting;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.connectionString, application_name: 'algort locks' });
    client.on('error', () => this.lost());
    await client.connect();
    return client;
  }

  private lost(): void {
    this.held.clear();
    this.connecting = null;
  }
}

function lockNumber(name: string): number {
  return createHash('sha256').update(name).digest().readInt32BE(0);
}
