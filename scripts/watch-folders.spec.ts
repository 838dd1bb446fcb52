import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { watchFolders } from './watch-folders.js';

const DEADLINE_MS = 20_000;
let folder: string;
let changes: number;
let end: () => void;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'algort-watch-'));
  mkdirSync(path.join(folder, 'cart'));
  writeFileSync(path.join(folder, 'cart/one.ts'), 'one');
  changes = 0;
  end = watchFolders([folder], () => void (changes += 1));
});
afterEach(() => {
  end();
  rmSync(folder, { recursive: true });
});

const at = (file: string): string => path.join(folder, file);

async function told(times: number): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (changes < times) {
    if (Date.now() > deadline) throw new Error(`told ${changes} times`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a file that an editor saves by renaming is seen each time', async () => {
  for (const time of [1, 2, 3]) {
    writeFileSync(at('one.ts.new'), `${time}`);
    renameSync(at('one.ts.new'), at('cart/one.ts'));
    await told(time);
  }
});

test('changes at the same time are reported once', async () => {
  for (const time of [1, 2, 3]) writeFileSync(at('cart/one.ts'), `${time}`);
  await told(1);
  writeFileSync(at('cart/one.ts'), 'later');
  await told(2);
  expect(changes).toBe(2);
});

test('a removed file is seen, and a file in a new directory too', async () => {
  rmSync(at('cart/one.ts'));
  await told(1);
  mkdirSync(at('order'));
  await told(2);
  writeFileSync(at('order/two.ts'), 'two');
  await told(3);
});

test('a directory that is created again is watched again', async () => {
  rmSync(at('cart'), { recursive: true });
  mkdirSync(at('cart'));
  await told(1);
  writeFileSync(at('cart/one.ts'), 'again');
  await told(2);
});
