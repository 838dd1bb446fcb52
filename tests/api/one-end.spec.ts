import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { freePort } from '../../services/foundation/database/embedded.js';
import { enterable } from '../../services/foundation/database/postgres-for-root.js';
import { until } from '../shop/look.js';

/** The data directory of `npm start`, which contains its embedded database. */
let directory: string;
let port: number;
let npm: ChildProcess;
let said: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'algort-one-end-'));
  port = await freePort();
});
afterEach(() => rm(directory, { recursive: true, force: true }));

function start(settings: Readonly<Record<string, string>>): void {
  const { PATH = '', HOME = '' } = process.env;
  npm = spawn('npm', ['start'], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
}

const databaseRuns = (): boolean =>
  existsSync(path.join(enterable(path.join(directory, 'postgres')), 'postmaster.pid'));
const shopAnswers = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/live`).then(
    () => true,
    () => false,
  );

test('the end of npm ends the shop and its database', async () => {
  start({ SEED: 'none' });
  await until(async () => said.includes('is open'), 50);
  expect(databaseRuns()).toBe(true);
  npm.kill('SIGTERM');
  await until(async () => !databaseRuns() && !(await shopAnswers()), 50);
  expect(said).not.toContain('did not');
});

test('ending a first start while it fills the shop says what is kept, and leaves no process', async () => {
  start({});
  await until(async () => said.includes('products'), 50);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await until(async () => !databaseRuns(), 50);
  await until(async () => said.includes('Nothing of its made-up past is kept'), 50);
  expect(said).not.toContain('did not start');
});
