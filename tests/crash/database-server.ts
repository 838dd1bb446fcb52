import { readFile } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';

import { freePort, startEmbedded } from '../../services/foundation/database/embedded.js';
import { enterable } from '../../services/foundation/database/postgres-for-root.js';
import { until } from '../shop/look.js';

/** A PostgreSQL server that a test may kill. It restarts on the same port with all committed data. */
export interface DatabaseServer {
  readonly url: string;
  /** Kills all processes of the server at once, as `kill -9` does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /**
   * Kills one process that serves a connection of the shop. PostgreSQL then ends all other connections and recovers.
   */
  killBackend(): Promise<void>;
  stop(): Promise<void>;
}

/** Commits wait for their write, but not for the disk: the operating system's cache survives the kill of a process. */
const SETTINGS = ['fsync=off', 'synchronous_commit=on', 'full_page_writes=off', 'max_connections=120'];

export async function startDatabaseServer(directory: string): Promise<DatabaseServer> {
  const port = await freePort();
  const start = () => startEmbedded({ directory, port, settings: SETTINGS });
  let server = await start();
  const { url } = server;
  return {
    url,
    kill: async () => {
      process.kill(await postmaster(directory), 'SIGKILL');
      await until(async () => !(await answers(url)));
    },
    start: async () => {
      server = await start();
      await until(() => answers(url));
    },
    killBackend: async () => {
      await until(async () => killed(await someBackend(url)));
      await until(() => answers(url));
    },
    stop: () => server.stop(),
  };
}

/** Kills a process. False when it had ended since it was listed. */
function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function postmaster(directory: string): Promise<number> {
  const text = await readFile(path.join(enterable(directory), 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

async function answers(url: string): Promise<boolean> {
  return asked(url, 'SELECT').then(
    () => true,
    () => false,
  );
}

async function someBackend(url: string): Promise<number> {
  const [row] = await asked(
    url,
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
     ORDER BY (state = 'active') DESC, random() LIMIT 1`,
  );
  if (!row) throw new Error('no process of the server serves the shop');
  return row.pid as number;
}

async function asked(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
