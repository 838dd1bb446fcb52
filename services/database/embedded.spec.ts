import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';

import { startEmbedded, type EmbeddedDatabase } from './embedded.js';
import { enterable } from './postgres-for-root.js';

/** Some seconds of work that does not look whether the server still stands. */
const WORK = 'SELECT count(*) FROM generate_series(1, 20000000)';

describe('an embedded server that was killed', () => {
  let directory: string;
  let server: EmbeddedDatabase;
  beforeEach(async () => {
    directory = path.join(await mkdtemp(path.join(tmpdir(), 'algort-embedded-')), 'postgres');
    server = await startEmbedded({ directory });
  });
  afterEach(() => rm(path.dirname(directory), { recursive: true, force: true }));

  test('is stopped without waiting for its end', async () => {
    await killServer();
    await server.stop();
    await expect(connected(server.url)).rejects.toThrow();
  });

  test('is started again when the last of its processes has ended its work', async () => {
    const client = await connected(server.url);
    const working = client.query(WORK).catch(() => undefined);
    await until(async () => (await atWork(server.url)) > 0);
    await killServer();
    const again = await startEmbedded({ directory });
    const second = await connected(again.url);
    expect((await second.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await second.end();
    await again.stop();
    await working;
  });

  /** Gone, and this process has been told so. */
  async function killServer(): Promise<void> {
    const text = await readFile(path.join(enterable(directory), 'postmaster.pid'), 'utf8');
    const pid = Number(text.split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await until(async () => !isThere(pid));
  }
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function atWork(url: string): Promise<number> {
  const client = await connected(url);
  const { rowCount } = await client.query(`SELECT FROM pg_stat_activity WHERE state = 'active' AND query = $1`, [WORK]);
  await client.end();
  return rowCount ?? 0;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function until(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) await new Promise((resolve) => setImmediate(resolve));
}
