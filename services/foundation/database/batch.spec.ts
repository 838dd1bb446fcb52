import { describe, expect, test } from 'vitest';

import { Batch } from './batch.js';

describe('queries to the database', () => {
  test('that arrive while it is busy go together, each with its own answer', async () => {
    const asked: (readonly number[])[] = [];
    const batch = new Batch<number, string>(async (numbers) => {
      asked.push(numbers);
      return numbers.map((number) => `answer ${number}`);
    });
    const answers = await Promise.all([1, 2, 3].map((number) => batch.ask(number)));
    expect(answers).toEqual(['answer 1', 'answer 2', 'answer 3']);
    expect(asked).toEqual([[1], [2, 3]]);
    expect(await batch.ask(4)).toBe('answer 4');
  });

  test('fail with their own statement, and later ones do not', async () => {
    const batch = new Batch<number, number>(async (numbers) => {
      if (numbers.includes(1)) throw new Error('the connection is gone');
      return numbers;
    });
    const [first, second] = await Promise.allSettled([batch.ask(1), batch.ask(2)]);
    expect(first.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: 2 });
  });
});
