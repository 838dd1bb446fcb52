import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Ending } from './ending.js';

let said: string[];
let codes: number[];
let ending: Ending;
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  codes = [];
  ending = new Ending({
    withinMs: 8_000,
    say: (_level, line) => void said.push(line),
    exit: (code) => void codes.push(code),
  });
});
afterEach(() => void vi.useRealTimers());

test('parts end in reverse order of their start, and the process ends without an error', async () => {
  const order: string[] = [];
  for (const what of ['database', 'shop']) ending.with(what, async () => void order.push(what));
  await ending.begin();
  expect([order, codes, said]).toEqual([['shop', 'database'], [0], []]);
});

test('a part that has ended by itself is not ended again', async () => {
  const end = vi.fn(async () => undefined);
  const over = ending.with('the made-up past', end);
  over();
  await ending.begin();
  expect([end.mock.calls.length, codes]).toEqual([0, [0]]);
});

test('two signals end the process once', async () => {
  const end = vi.fn(async () => undefined);
  ending.with('shop', end);
  await Promise.all([ending.begin(), ending.begin()]);
  expect([end.mock.calls.length, codes]).toEqual([1, [0]]);
});

test('a part that fails to end is reported, and the others still end', async () => {
  const database = vi.fn(async () => undefined);
  ending.with('database', database);
  ending.with('shop', () => Promise.reject(new Error('no answer')));
  await ending.begin();
  expect(database).toHaveBeenCalledTimes(1);
  expect([codes, said]).toEqual([[1], ['shop did not end well: Error: no answer']]);
});

test('a part that does not end is cut off after its time, and not before', async () => {
  ending.with('shop', () => new Promise(() => undefined));
  void ending.begin();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(codes).toEqual([1]);
  expect(said).toEqual([
    'Älgört did not end within 8 s and was cut off: the next start goes on with what was under way',
  ]);
});
