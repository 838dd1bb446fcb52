import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { runningServer, ServerEnded, startServer, stopServer } from './embedded-server.js';
import type { EmbeddedUse } from './embedded-use.js';
import { embeddedPostgres, enterable } from './postgres-for-root.js';

export interface EmbeddedDatabase {
  readonly url: string;
  /** Stops the server unless another process of this clone uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly directory: string;
  /** Extra server settings, each as "name=value". */
  readonly settings?: readonly string[];
  /** A free port when absent. */
  readonly port?: number;
}

const USER = 'algort';
const PASSWORD = 'algort';
/**
 * The retries last half a minute. When the server was killed, a busy process of it ends only when its statement ends.
 */
const LOCK_RETRIES = 120;
const LOCK_WAIT_MS = 250;

/**
 * Starts PostgreSQL from the package's binaries, or uses the server that runs in the directory. When the shop is
 * killed, its database server keeps running. The last process that stops also stops the server.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const directory = enterable(options.directory);
  const { url, use } = await usedServer({ ...options, directory }, LOCK_RETRIES);
  return { url, stop: () => use.end(() => stopServer(directory)) };
}

interface UsedServer {
  readonly url: string;
  readonly use: EmbeddedUse;
}

async function usedServer(options: EmbeddedOptions, retries: number): Promise<UsedServer> {
  const { directory, settings = [], port } = options;
  const running = await runningServer(directory, urlOf);
  if (running) return running;
  if (!existsSync(path.join(directory, 'PG_VERSION'))) await initialise(directory);
  const url = urlOf(port ?? (await freePort()));
  try {
    const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const flags = [...own, ...settings].flatMap((setting) => ['-c', setting]);
    return { url, use: await startServer(directory, url, flags) };
  } catch (error) {
    // Another process may have started the server, or the old server has not fully stopped.
    if (!(error instanceof ServerEnded && error.isHeldUp) || retries === 0) throw error;
    await pause(LOCK_WAIT_MS);
    return usedServer(options, retries - 1);
  }
}

async function initialise(directory: string): Promise<void> {
  const Server = await embeddedPostgres();
  await new Server({
    databaseDir: directory,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    // Swedish sort order is available, and queries ask for it. The "C" collation makes indexes independent of the
    // machine's locale.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=sv-SE', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  }).initialise();
}

function urlOf(port: number): string {
  return `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
}

/**
 * These ports are below the ephemeral ports (from 32768 on Linux), which another process could take. They are above the
 * ports that browsers block.
 */
const PORTS = [12_000, 32_000] as const;

/** Finds a port that is free now. The server's start fails if another process takes it meanwhile. */
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
