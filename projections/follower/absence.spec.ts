import { expect, test } from 'vitest';

import { Absence } from './absence.js';
import { StoreUnavailable } from './store-unavailable.js';
import { FollowLoop } from './follow-loop.js';

const away = new StoreUnavailable('Server Is Not Ready');

test('an outage of the store is logged once, and its end once when the last follower is back', () => {
  const told: string[] = [];
  let now = 0;
  const absence = new Absence(
    (line) => told.push(line),
    () => now,
  );
  const [carts, orders] = [{}, {}];
  for (const follower of [carts, orders, carts]) expect(absence.noticed(follower, away)).toBe(true);
  expect(told).toEqual(['the store is away, all that follow it wait: Error: Server Is Not Ready']);
  now = 12_300;
  absence.over(carts);
  absence.over(carts);
  expect(told).toHaveLength(1);
  absence.over(orders);
  expect(told[1]).toBe('the store is back after 12.3 s: 2 waited, 3 tries failed');
  absence.noticed(orders, away);
  absence.over(orders);
  expect(told[3]).toContain('1 waited, 1 tries failed');
});

test('any other failure is logged by the follower itself', () => {
  const told: string[] = [];
  const absence = new Absence((line) => told.push(line));
  expect(absence.noticed({}, new TypeError('no such field'))).toBe(false);
  expect([told, absence.lasts]).toEqual([[], false]);
});

test('a loop does not log an outage of the store, but logs every other failure in full', async () => {
  const told: string[] = [];
  const failures: unknown[] = [away, away, new TypeError('no such field')];
  const absence = new Absence((line) => told.push(line.replace(/[\d.]+ s/, 'n s')));
  let done = (): void => undefined;
  const ended = new Promise<void>((resolve) => (done = resolve));
  const round = async (): Promise<boolean> => {
    const failure = failures.shift();
    if (failure) throw failure;
    done();
    return true;
  };
  const onError = (error: unknown): void => void told.push(String(error));
  const loop = new FollowLoop(round, { pollMs: () => 1, gatherMs: () => 0, onError, absence });
  loop.start();
  await ended;
  await loop.stop();
  expect(told).toEqual([
    'the store is away, all that follow it wait: Error: Server Is Not Ready',
    'TypeError: no such field',
    'the store is back after n s: 1 waited, 2 tries failed',
  ]);
});
