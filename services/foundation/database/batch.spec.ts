import { describe, expect, test } from 'vitest';

import { Batch } from './batch.js';

describe('queries to the database', () => {
  test('that arrive at once, or while it is busy, go together, each with its own answer', async () => {
    const asked: (readonly number[])[] = [];
    const later: Promise<string>[] = [];
    const batch = new Batch<number, string>(async (numbers) => {
      if (asked.length === 0) for (const number of [4, 5]) later.push(batch.ask(number));
      asked.push(numbers);
      return numbers.map((number) => `answer ${number}`);
    });
    const answers = await Promise.all([1, 2, 3].map((number) => batch.ask(number)));
    expect(answers).toEqual(['answer 1', 'answer 2', 'answer 3']);
    expect(await Promise.all(later)).toEqual(['answer 4', 'answer 5']);
    expect(asked).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(await batch.ask(6)).toBe('answer 6');
  });

  test('fail with their own statement, and later ones do not', async () => {
    const batch = new Batch<number, number>(async (numbers) => {
      if (numbers.includes(1)) throw new Error('the connection is gone');
      return numbers;
    });
    await expect(batch.ask(1)).rejects.toThrow('the connection is gone');
    expect(await batch.ask(2)).toBe(2);
  });
});
