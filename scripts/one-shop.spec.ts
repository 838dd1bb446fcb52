import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { oneShop, type OneShop } from './one-shop.js';

const DEADLINE_MS = 60_000;
let folder: string;
let program: string;
let told: string[];
let shop: OneShop;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'algort-one-shop-'));
  program = path.join(folder, 'shop.mjs');
  told = [];
  shop = oneShop([program], (line) => void told.push(line));
});
afterEach(async () => {
  await shop.end();
  rmSync(folder, { recursive: true });
});

const began = (): readonly string[] => {
  try {
    return readFileSync(path.join(folder, 'began'), 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
};
const write = (rest: string): void =>
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(path.join(folder, 'began'))}, \`\${process.pid}\\n\`);
     ${rest}`,
  );
const stays = (): void => write('setInterval(() => {}, 1000);');
const ready = async (): Promise<void> => undefined;

async function until(reached: () => boolean): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!reached()) {
    if (Date.now() > deadline) throw new Error('did not come about in time');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const lives = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

test('a shop that failed to start is reported, and the next change starts it', async () => {
  write('process.exit(3);');
  await shop.restart(ready);
  await until(() => told.length === 1);
  expect(told).toEqual(['The shop ended (code 3); it starts again when a file is saved.']);
  stays();
  await shop.restart(ready);
  await until(() => began().length === 2);
  expect(lives(began()[1] ?? '')).toBe(true);
});

test('a shop that was killed from outside is reported, and the next change starts it', async () => {
  stays();
  await shop.restart(ready);
  await until(() => began().length === 1);
  process.kill(Number(began()[0]), 'SIGKILL');
  await until(() => told.length === 1);
  await shop.restart(ready);
  await until(() => began().length === 2);
  expect(told).toEqual(['The shop ended (SIGKILL); it starts again when a file is saved.']);
});

test('a change that cannot be built is reported, and the running shop stays', async () => {
  stays();
  await shop.restart(ready);
  await until(() => began().length === 1);
  await shop.restart(() => Promise.reject(new Error('it does not compile')));
  expect(told).toEqual(['it does not compile']);
  expect(lives(began()[0] ?? '')).toBe(true);
});

test('after many changes at once one shop runs, and no other process is left', async () => {
  stays();
  await shop.restart(ready);
  await until(() => began().length === 1);
  await Promise.all([shop.restart(ready), shop.restart(ready), shop.restart(ready)]);
  await until(() => began().length === 2);
  expect(began().map(lives)).toEqual([false, true]);
});
