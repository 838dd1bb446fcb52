import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import type pg from 'pg';

import { guarded } from '../log/guarded.js';
import { DatabaseClient } from './client.js';
import { LostConnections } from './lost-connections.js';

export interface LockLimits {
  /** The timeout in milliseconds for a response. After it, the connection and its locks are given up. */
  readonly answerMs: number;
  /** A lock counts as held, without a query, for this time after the last response (milliseconds). */
  readonly believedMs: number;
}

const LIMITS: LockLimits = { answerMs: 10_000, believedMs: 5_000 };
/** TCP keepalive ends the session of a dead machine, and its locks, after a minute. The default is two hours. */
const SERVER_NOTICES = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

/**
 * Ensures that one process at a time does a piece of work. It holds advisory locks on one connection. The database
 * releases them when the process dies.
 */
export class WorkLocks {
  private readonly lostOnes = new LostConnections();
  private readonly held = new Set<string>();
  private connecting: Promise<pg.Client> | null = null;
  private current: pg.Client | null = null;
  private answeredAt = -Infinity;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly connectionString: string,
    private readonly limits = LIMITS,
  ) {}

  /** Takes the lock. Returns true when this process now holds it. */
  acquire(name: string): Promise<boolean> {
    return this.inTurn(() => this.tryLock(name));
  }

  async release(name: string): Promise<void> {
    if (!this.held.delete(name)) return;
    await this.inTurn(() => this.ask('SELECT pg_advisory_unlock($1) AS yes', [lockNumber(name)]));
  }

  async close(): Promise<void> {
    const client = await this.connecting?.catch(() => null);
    this.leave(client ?? null);
    await client?.end();
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async tryLock(name: string): Promise<boolean> {
    if (this.held.has(name)) {
      if (performance.now() - this.answeredAt < this.limits.believedMs) return true;
      // The connection is checked, because after a network failure the server may have given the lock to another
      // process.
      await this.ask('SELECT true AS yes');
      if (this.held.has(name)) return true;
    }
    if (await this.ask('SELECT pg_try_advisory_lock($1) AS yes', [lockNumber(name)])) this.held.add(name);
    return this.held.has(name);
  }

  private async ask(question: string, values: readonly unknown[] = []): Promise<boolean> {
    const client = await this.client();
    try {
      const { rows } = await client.query<{ yes: boolean }>(question, [...values]);
      this.answeredAt = performance.now();
      return this.current === client && rows[0]?.yes === true;
    } catch (error) {
      // It is unknown now which locks are held. The server releases them with the connection.
      this.leave(client);
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  private client(): Promise<pg.Client> {
    this.connecting ??= this.connect().catch((error: unknown) => {
      this.leave(this.current);
      throw error;
    });
    return this.connecting;
  }

  private async connect(): Promise<pg.Client> {
    const client = new DatabaseClient({
      connectionString: this.connectionString,
      application_name: 'algort locks',
      options: SERVER_NOTICES,
      connectionTimeoutMillis: this.limits.answerMs,
      query_timeout: this.limits.answerMs,
    });
    this.current = client;
    const lost = (error: Error): void => {
      this.lostOnes.note(error);
      this.leave(client);
    };
    client.on('error', guarded('a lost connection of locks', lost));
    await client.connect();
    return client;
  }

  /** Discards the connection. It emits one more event, which must not affect the locks of the next connection. */
  private leave(client: pg.Client | null): void {
    if (this.current !== client) return;
    this.held.clear();
    this.current = null;
    this.connecting = null;
  }
}

function lockNumber(name: string): number {
  return createHash('sha256').update(name).digest().readInt32BE(0);
}
