import { expect, test } from 'vitest';

import { HashQueue, TooManyHashes } from './hash-queue.js';

/** Work that runs until the test ends it. */
class Work {
  readonly begun: string[] = [];
  private readonly turns = new HashQueue({ hashesAtATime: 2, mostWaiting: 2 });
  private readonly ends = new Map<string, () => void>();

  begin(name: string, isKnown = false): Promise<string> {
    return this.turns.take(isKnown, () => {
      this.begun.push(name);
      return new Promise((resolve) => this.ends.set(name, () => resolve(name)));
    });
  }

  async end(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.ends.get(name)?.();
      await settled();
    }
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('two passwords are hashed at the same time, the others wait', async () => {
  const work = new Work();
  const answers = ['a', 'b', 'c', 'd'].map((name) => work.begin(name));
  await settled();
  expect(work.begun).toEqual(['a', 'b']);
  await work.end('b');
  expect(work.begun).toEqual(['a', 'b', 'c']);
  await work.end('a', 'c', 'd');
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
});

test('one task over the limit is refused at once, and can come again', async () => {
  const work = new Work();
  const answers = ['a', 'b', 'c', 'd'].map((name) => work.begin(name));
  await expect(work.begin('e')).rejects.toBeInstanceOf(TooManyHashes);
  await work.end('a');
  answers.push(work.begin('f'));
  await work.end('b', 'c', 'd', 'f');
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('a known device waits in a queue of its own, which is served first', async () => {
  const work = new Work();
  const answers = ['a', 'b', 'c', 'd'].map((name) => work.begin(name));
  answers.push(work.begin('known', true));
  await settled();
  await work.end('a');
  expect(work.begun).toEqual(['a', 'b', 'known']);
  await work.end('b', 'known', 'c', 'd');
  expect(await Promise.all(answers)).toHaveLength(5);
});

test('a failed task makes room for the next', async () => {
  const turns = new HashQueue({ hashesAtATime: 1, mostWaiting: 1 });
  const failed = turns.take(false, () => Promise.reject(new Error('away')));
  const next = turns.take(false, () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('away');
  expect(await next).toBe('done');
  expect(await turns.take(false, () => Promise.resolve('again'))).toBe('again');
});
