import { expect, test } from 'vitest';

import { Turns } from './turns.js';

test('work for one key waits for what came before, also for what failed; other keys do not wait', async () => {
  const turns = new Turns();
  const said: string[] = [];
  let release = (): void => undefined;
  const first = turns.take('a', () => new Promise<void>((_, reject) => (release = () => reject(new Error('failed')))));
  const second = turns.take('a', async () => void said.push('second of a'));
  await turns.take('b', async () => void said.push('first of b'));
  expect(said).toEqual(['first of b']);
  release();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(said).toEqual(['first of b', 'second of a']);
});
