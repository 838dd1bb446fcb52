import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import pg from 'pg';

import { startEmbedded, type EmbeddedDatabase } from './embedded.js';
import { enterable } from './postgres-for-root.js';

/** A statement that runs for some seconds and does not notice that the server stops. */
const WORK = 'SELECT count(*) FROM generate_series(1, 20000000)';

describe('an embedded server that was killed', () => {
  let directory: string;
  let server: EmbeddedDatabase;
  beforeEach(async () => {
    directory = path.join(await mkdtemp(path.join(tmpdir(), 'algort-embedded-')), 'postgres');
    server = await startEmbedded({ directory });
  });
  afterEach(() => rm(path.dirname(directory), { recursive: true, force: true }));

  test('is stopped without a wait for its end', async () => {
    await killServer();
    await server.stop();
    await expect(connected(server.url)).rejects.toThrow();
  });

  test('is started again when the last of its processes has finished its work', async () => {
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

  /** Kills the server and waits until this process has noticed it. */
  async function killServer(): Promise<void> {
    const text = await readFile(path.join(enterable(directory), 'postmaster.pid'), 'utf8');
    const pid = Number(text.split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await until(async () => !isThere(pid));
  }
});

describe('an embedded server with several users', () => {
  let directory: string;
  beforeEach(async () => {
    directory = path.join(await mkdtemp(path.join(tmpdir(), 'algort-embedded-')), 'postgres');
  });
  afterEach(() => rm(path.dirname(directory), { recursive: true, force: true }));

  test('stops with the last of them, whoever started it', async () => {
    const first = await startEmbedded({ directory });
    const second = await startEmbedded({ directory });
    expect(second.url).toBe(first.url);
    await first.stop();
    const client = await connected(second.url);
    await client.end();
    await second.stop();
    await expect(connected(second.url)).rejects.toThrow();
  });

  test('stops once when all leave at the same time, and starts again', async () => {
    await (await startEmbedded({ directory })).stop();
    const users = await Promise.all([1, 2, 3].map(() => startEmbedded({ directory })));
    expect(new Set(users.map(({ url }) => url)).size).toBe(1);
    await Promise.all(users.map((user) => user.stop()));
    await expect(connected(users[0]?.url ?? '')).rejects.toThrow();
    const again = await startEmbedded({ directory });
    await again.stop();
    await again.stop();
  });

  test('stops with the process that adopted it when its starter was killed', async () => {
    const module = pathToFileURL(path.resolve('dist/server/services/foundation/database/embedded.js')).href;
    const program = `const { startEmbedded } = await import(${JSON.stringify(module)});
      console.log((await startEmbedded({ directory: ${JSON.stringify(directory)} })).url); setInterval(() => 0, 1000);`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(starter.stdout, 'data')) as [Buffer];
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    const adopted = await startEmbedded({ directory });
    expect(adopted.url).toBe(url.toString().trim());
    await adopted.stop();
    await expect(connected(adopted.url)).rejects.toThrow();
  });
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
