import { expect, test } from 'vitest';

import { KeyedQueue } from './keyed-queue.js';

test('work for one key waits for earlier work, also for failed work, and other keys do not wait', async () => {
  const queue = new KeyedQueue();
  const said: string[] = [];
  let release = (): void => undefined;
  const first = queue.run('a', () => new Promise<void>((_, reject) => (release = () => reject(new Error('failed')))));
  const second = queue.run('a', async () => void said.push('second of a'));
  await queue.run('b', async () => void said.push('first of b'));
  expect(said).toEqual(['first of b']);
  release();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(said).toEqual(['first of b', 'second of a']);
});
