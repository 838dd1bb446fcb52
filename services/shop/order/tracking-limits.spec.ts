import { afterAll, beforeAll, expect, test } from 'vitest';

import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { freshLimits } from '../../access/rate-limit/testing.js';
import { TrackingLimits } from './tracking-limits.js';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

const limits = (): TrackingLimits =>
  new TrackingLimits(new SettableClock('2026-03-01T08:00:00.000Z'), freshLimits(database));
const wrong = (): Promise<null> => Promise.resolve(null);
const right = (): Promise<string> => Promise.resolve('the parcel');
const TOO_MANY = { status: 429, details: { retryAfterSeconds: expect.any(Number) } };

test('twenty wrong answers from one address are the limit, whatever numbers they name', async () => {
  const tried = limits();
  for (let nth = 0; nth < 20; nth += 1) expect(await tried.ask('192.0.2.7', `${nth}`, wrong)).toBeNull();
  await expect(tried.ask('192.0.2.7', '20', right)).rejects.toMatchObject(TOO_MANY);
  expect(await tried.ask('192.0.2.8', '20', right)).toBe('the parcel');
});

test('a /64 network of IPv6 counts as one address', async () => {
  const tried = limits();
  for (let nth = 0; nth < 20; nth += 1) await tried.ask(`2001:db8:0:1::${nth}`, `${nth}`, wrong);
  await expect(tried.ask('2001:db8:0:1:ffff::1', '20', right)).rejects.toMatchObject(TOO_MANY);
  expect(await tried.ask('2001:db8:0:2::1', '20', right)).toBe('the parcel');
});

test('ten wrong answers about one number are the limit, whoever asks', async () => {
  const tried = limits();
  for (let nth = 0; nth < 10; nth += 1) await tried.ask(`192.0.2.${nth}`, '412345678', wrong);
  await expect(tried.ask('192.0.2.99', '412345678', right)).rejects.toMatchObject(TOO_MANY);
  expect(await tried.ask('192.0.2.99', '412345679', right)).toBe('the parcel');
});

test('a right answer does not count', async () => {
  const tried = limits();
  for (let nth = 0; nth < 30; nth += 1) expect(await tried.ask('192.0.2.7', '412345678', right)).toBe('the parcel');
});

test('parallel questions share one limit', async () => {
  const tried = limits();
  const answers = await Promise.allSettled(
    Array.from({ length: 25 }, (_, nth) => tried.ask('192.0.2.7', `${nth}`, wrong)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});
