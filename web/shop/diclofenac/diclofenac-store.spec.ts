import { expect, test } from 'vitest';

import { firstTime } from './diclofenac-store.js';

test('the advice on diclofenac is shown once for each product in a session (CAT-09)', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect([
    firstTime(store, '100200'),
    firstTime(store, '100200'),
    firstTime(store, '100300'),
    firstTime(store, '100300'),
  ]).toEqual([true, false, true, false]);
});
