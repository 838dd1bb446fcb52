import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { userInfo } from 'node:os';

import { guarded } from '../log/guarded.js';
import { EmbeddedUse } from './embedded-use.js';
import { postgresProgram } from './postgres-for-root.js';

const LOOK_EVERY_MS = 50;

/**
 * Starts a PostgreSQL server that runs as long as any process uses it. It is detached, so neither Ctrl-C nor the end of
 * this process stops it.
 * @throws with the last lines of the server's log when it does not start
 */
export async function startServer(directory: string, url: string, flags: readonly string[]): Promise<EmbeddedUse> {
  // Each start has its own log file. Concurrent starts must each read why their own server failed.
  const log = `${directory}.${randomUUID()}.log`;
  const output = openSync(log, 'w');
  const child = spawn(await postgresProgram(), ['-D', directory, '-p', new URL(url).port, ...flags], {
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, LC_MESSAGES: 'C' },
    ...ownerOf(directory),
  });
  closeSync(output);
  child.unref();
  try {
    const use = await up(child, url, log);
    renameSync(log, `${directory}.log`);
    return use;
  } finally {
    rmSync(log, { force: true });
  }
}

/**
 * Returns the owner of the data directory. PostgreSQL refuses to run as root, so a root process starts it as this user.
 */
function ownerOf(directory: string): { readonly uid?: number; readonly gid?: number } {
  if (userInfo().uid !== 0) return {};
  const { uid, gid } = statSync(path.join(directory, 'PG_VERSION'));
  return { uid, gid };
}

async function up(child: ChildProcess, url: string, log: string): Promise<EmbeddedUse> {
  let failed: Error | null = null;
  child.once(
    'error',
    guarded('a program that cannot be started', (error: Error) => void (failed = error)),
  );
  for (;;) {
    if (failed) throw failed;
    if (child.exitCode !== null || child.signalCode !== null) throw new ServerEnded(readFileSync(log, 'utf8'));
    const use = await EmbeddedUse.of(url).catch(() => null);
    if (use) return use;
    await pause(LOOK_EVERY_MS);
  }
}

export class ServerEnded extends Error {
  /** True when a killed server has not yet released its lock or its shared memory. */
  readonly isHeldUp: boolean;

  constructor(said: string) {
    const lines = said.trim().split('\n');
    super(
      `the embedded database did not start: ${lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'no reason given'}`,
    );
    this.isHeldUp = lines.slice(-3).some((line) => /postmaster\.pid|shared memory block/.test(line));
  }
}

/** Connects to the server that postmaster.pid names, and marks it as in use. Null when none responds. */
export async function runningServer(
  directory: string,
  urlOf: (port: number) => string,
): Promise<{ readonly url: string; readonly use: EmbeddedUse } | null> {
  const { port } = await postmaster(directory);
  if (!port) return null;
  const url = urlOf(port);
  const use = await EmbeddedUse.of(url).catch(() => null);
  if (!use) return null;
  const place = await use.dataDirectory().catch(() => '');
  if (path.resolve(place) === path.resolve(directory)) return { url, use };
  await use.end(async () => undefined);
  return null;
}

/** Stops the server and waits until it has deleted postmaster.pid, which it does last. */
export async function stopServer(directory: string): Promise<void> {
  const { pid } = await postmaster(directory);
  if (!pid || !signalled(pid, 'SIGINT')) return;
  while ((await postmaster(directory)).pid === pid && signalled(pid, 0)) await pause(LOOK_EVERY_MS);
}

function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function postmaster(directory: string): Promise<{ readonly pid: number; readonly port: number }> {
  const text = await readFile(path.join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return { pid: Number(lines[0]) || 0, port: Number(lines[3]) || 0 };
}
