import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { freshLimits } from '../../access/rate-limit/testing.js';
import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { CouponGuesses } from './coupon-guesses.js';

const TEN_MINUTES = 600;
const found = () => Promise.resolve('SOMMAR');
const unknown = () => Promise.resolve(null);
const someone = (address = '192.0.2.7') => ({ session: { sessionId: randomUUID() }, address });

describe('guesses at codes (CRT-04)', () => {
  let database: TestDatabase;
  let guesses: CouponGuesses;
  beforeAll(async () => (database = await createTestDatabase()));
  beforeEach(() => (guesses = new CouponGuesses(new SettableClock('2026-07-01T09:00:00.000Z'), freshLimits(database))));
  afterAll(() => database.close());

  async function guessed(one: ReturnType<typeof someone>, times: number): Promise<void> {
    for (let nth = 0; nth < times; nth += 1) expect(await guesses.ask(one, unknown)).toBeNull();
  }

  async function refused(one: ReturnType<typeof someone>, find: () => Promise<string | null>): Promise<void> {
    const refusal = await guesses.ask(one, find).catch((problem: unknown) => problem);
    expect(refusal).toMatchObject({ status: 429, errors: [{ code: 'TOO_MANY_CALLS' }] });
    const { retryAfterSeconds } = (refusal as { details: { retryAfterSeconds: number } }).details;
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(TEN_MINUTES);
  }

  test('are ten in a session; then not even a known code is answered', async () => {
    const [one, other] = [someone(), someone()];
    await guessed(one, 10);
    await refused(one, unknown);
    await refused(one, found);
    expect(await guesses.ask(other, found)).toBe('SOMMAR');
  });

  test('are thirty from an address, however many sessions it opens', async () => {
    for (let nth = 0; nth < 3; nth += 1) await guessed(someone(), 10);
    await refused(someone(), unknown);
    await guessed(someone('192.0.2.8'), 1);
  });

  test('are only the wrong ones', async () => {
    const one = someone();
    for (let nth = 0; nth < 40; nth += 1) expect(await guesses.ask(one, found)).toBe('SOMMAR');
    await guessed(one, 10);
  });

  test('at the same time share the limits', async () => {
    const one = someone();
    const answers = await Promise.allSettled(Array.from({ length: 25 }, () => guesses.ask(one, unknown)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
