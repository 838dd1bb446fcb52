import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { storeAbsence } from '../event-store/store-absence.js';
import { StoreUnavailable } from '../event-store/port.js';
import { Sweeps } from './sweeps.js';

const free = { acquire: async () => true };
let warned: MockInstance<Logger['warn']>;
beforeEach(() => void (warned = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined)));
afterEach(() => void vi.restoreAllMocks());

const failing = (error: Error) => ({ name: 'retries', sweep: () => Promise.reject(error) });

test('a sweep that fails is reported, and later sweeps still run', async () => {
  const swept: string[] = [];
  const next = { name: 'checkouts', sweep: async () => void swept.push('checkouts') };
  await new Sweeps([failing(new Error('no such payment')), next], free).sweep();
  expect(swept).toEqual(['checkouts']);
  expect(warned.mock.calls).toEqual([
    ['the sweep of retries failed and is done again in 30 s: Error: no such payment'],
  ]);
});

test('a sweep of another process is left to it', async () => {
  const swept: string[] = [];
  const sweeps = ['a', 'b'].map((name) => ({ name, sweep: async () => void swept.push(name) }));
  await new Sweeps(sweeps, { acquire: async (name) => name === 'b' }).sweep();
  expect(swept).toEqual(['b']);
});

test('sweeps do not report again that the store is away', async () => {
  const follower = {};
  const away = new StoreUnavailable('Server Is Not Ready');
  storeAbsence.noticed(follower, away);
  warned.mockClear();
  await new Sweeps([failing(away)], free).sweep();
  expect(warned).not.toHaveBeenCalled();
  await new Sweeps([failing(new Error('no such payment'))], free).sweep();
  expect(warned).toHaveBeenCalledTimes(1);
  storeAbsence.over(follower);
});
