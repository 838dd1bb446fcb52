import { randomBytes, scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { HashThread, type HashTask } from './hash-thread.js';
import { hashPassword } from './password.js';

const salt = randomBytes(16);
const task: HashTask = {
  password: 'rätt lösenord',
  salt,
  bytes: 32,
  options: { N: 1024, r: 8, p: 1, maxmem: 64 * 1024 * 1024 },
};

test('the thread gives the same hash as scrypt, also for several tasks at once', async () => {
  const thread = new HashThread();
  const passwords = ['ett', 'två', 'tre'];
  const keys = await Promise.all(passwords.map((password) => thread.derive({ ...task, password })));
  expect(keys).toEqual(passwords.map((password) => scryptSync(password, salt, 32, task.options)));
  expect(thread.load).toBe(0);
});

test('a task that scrypt refuses is refused, and the next one is handled', async () => {
  const thread = new HashThread();
  await expect(thread.derive({ ...task, options: { ...task.options, N: 3 } })).rejects.toThrow(/scrypt/i);
  expect(await thread.derive(task)).toHaveLength(32);
});

test.each([
  ['ends', 'process.exit(1)'],
  ['throws', 'throw new Error("out of memory")'],
])('a thread that %s reports it to all who wait, and the next task starts another', async (_how, does) => {
  const thread = new HashThread(`
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id, password }) => {
      if (password === 'last') ${does};
      if (password === 'next') parentPort.postMessage({ id, key: Buffer.from('done') });
    });`);
  const lost = ['first', 'last'].map((password) => thread.derive({ ...task, password }));
  for (const { status } of await Promise.allSettled(lost)) expect(status).toBe('rejected');
  expect(String(await thread.derive({ ...task, password: 'next' }))).toBe('done');
});

test('a file can be read while many passwords are hashed', async () => {
  let hashed = 0;
  const hashes = Array.from({ length: 10 }, () => hashPassword('rätt lösenord').then(() => (hashed += 1)));
  await readFile('package.json');
  // Node's own thread pool would have read the file only after seven hashes.
  expect(hashed).toBeLessThan(5);
  await Promise.all(hashes);
});
