import { expect, test, vi } from 'vitest';

import { ReadinessWatch } from './readiness.js';

const never = (): Promise<never> => new Promise(() => undefined);
const there = async (): Promise<void> => undefined;
const away = (): Promise<never> => Promise.reject(new Error('connection refused'));

test('a process is ready when all its needs answer', async () => {
  expect(await new ReadinessWatch({ needs: { database: there, events: there } }).look()).toEqual({
    ready: true,
    lacks: [],
  });
});

test('a process that lacks something names it, without the cause', async () => {
  expect(await new ReadinessWatch({ needs: { database: away, events: there } }).look()).toEqual({
    ready: false,
    lacks: ['database'],
  });
});

test('a need that does not answer in time counts as away', async () => {
  const watch = new ReadinessWatch({ needs: { database: there, events: never }, waitMs: 1 });
  expect(await watch.look()).toEqual({ ready: false, lacks: ['events'] });
});

test('a process that is ending is not ready any more', async () => {
  const watch = new ReadinessWatch({ needs: {} });
  watch.stopping();
  expect(await watch.look()).toEqual({ ready: false, lacks: ['stopping'] });
});

test('the needs are asked once a second, however often readiness is asked', async () => {
  let now = 0;
  const need = vi.fn(there);
  const watch = new ReadinessWatch({ needs: { database: need }, now: () => now });
  for (now of [0, 10, 999]) await watch.look();
  expect(need).toHaveBeenCalledTimes(1);
  now = 1_000;
  await watch.look();
  expect(need).toHaveBeenCalledTimes(2);
});
