import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { freshLimits } from '../../access/rate-limit/testing.js';
import { LoginLimits } from './login-limits.js';

const HOUSE = '192.0.2.7';
const nothing = async (): Promise<null> => null;
const attempt = async (): Promise<string> => 'Pending';
const REFUSED = { status: 429 };

let database: TestDatabase;
let limits: LoginLimits;
let reads: number;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());
beforeEach(() => {
  limits = new LoginLimits(freshLimits(database));
  reads = 0;
});

const times = async (count: number, call: (time: number) => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < count; time += 1) await call(time);
};
const invented = (time: number): string => `invented-${time}`;
const stray = (time: number): Promise<unknown> => limits.ask(invented(time), HOUSE, async () => ((reads += 1), null));

describe('a cookie without an attempt', () => {
  test('counts against its address, whichever cookie it is', async () => {
    await times(60, stray);
    await expect(stray(60)).rejects.toMatchObject(REFUSED);
    expect(reads).toBe(60);
    await expect(limits.ask(null, HOUSE, nothing)).rejects.toMatchObject(REFUSED);
    expect(await limits.ask(invented(61), '192.0.2.8', nothing)).toBeNull();
  });

  test('does not stop another log-in under way', async () => {
    await limits.start(HOUSE, async () => ({ token: 'begun' }));
    await times(60, stray);
    expect(await limits.ask('begun', HOUSE, attempt)).toBe('Pending');
  });

  test('is also a cookie of a finished log-in', async () => {
    await limits.start(HOUSE, async () => ({ token: 'begun' }));
    await limits.ask('begun', HOUSE, nothing);
    await times(60, stray);
    await expect(limits.ask('begun', HOUSE, nothing)).rejects.toMatchObject(REFUSED);
  });
});

describe('a log-in under way', () => {
  test('that another process began counts against itself', async () => {
    await times(100, (time) => limits.ask(`elsewhere-${time}`, HOUSE, attempt));
    expect(await limits.ask(invented(0), HOUSE, nothing)).toBeNull();
  });

  test('is asked about by two tabs each second, and no more', async () => {
    await limits.start(HOUSE, async () => ({ token: 'begun' }));
    await times(150, () => limits.ask('begun', HOUSE, attempt));
    await expect(limits.ask('begun', HOUSE, attempt)).rejects.toMatchObject(REFUSED);
  });

  test('can be started thirty times a minute from one address', async () => {
    await times(30, (time) => limits.start(HOUSE, async () => ({ token: `begun-${time}` })));
    await expect(limits.start(HOUSE, async () => ({ token: 'one more' }))).rejects.toMatchObject(REFUSED);
  });
});
