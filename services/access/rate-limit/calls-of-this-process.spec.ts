import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { CallsOfThisProcess } from './calls-of-this-process.js';

const taken = async (limit: CallsOfThisProcess, clients: readonly string[]): Promise<readonly boolean[]> => {
  const answers: boolean[] = [];
  for (const client of clients) answers.push(await limit.take(client));
  return answers;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a client that calls too often', () => {
  test('is refused, and other clients are still served', async () => {
    const limit = new CallsOfThisProcess({ name: 'log', perClient: 2, altogether: 4, seconds: 60 });
    expect(await taken(limit, ['a', 'a', 'a', 'a', 'b', 'b'])).toEqual([true, true, false, false, true, true]);
  });

  test('is refused also when many clients call', async () => {
    const limit = new CallsOfThisProcess({ name: 'log', perClient: 2, altogether: 3, seconds: 60 });
    expect(await taken(limit, ['a', 'b', 'c', 'd'])).toEqual([true, true, true, false]);
  });

  test('can call again when the time is over', async () => {
    const limit = new CallsOfThisProcess({ name: 'log', perClient: 1, altogether: 2, seconds: 60 });
    expect(await taken(limit, ['a', 'a'])).toEqual([true, false]);
    vi.advanceTimersByTime(60_001);
    expect(await taken(limit, ['a', 'a'])).toEqual([true, false]);
  });
});
