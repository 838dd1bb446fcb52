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

test('a sweep that fails keeps none after it from being done, and says so', async () => {
  const swept: string[] = [];
  const next = { name: 'checkouts', sweep: async () => void swept.push('checkouts') };
  await new Sweeps([failing(new Error('no such payment')), next], free).sweep();
  expect(swept).toEqual(['checkouts']);
  expect(warned.mock.calls).toEqual([
    ['the sweep of retries failed and is done again in 30 s: Error: no such payment'],
  ]);
});

test('what another process sweeps is left to it', async () => {
  const swept: string[] = [];
  const sweeps = ['a', 'b'].map((name) => ({ name, sweep: async () => void swept.push(name) }));
  await new Sweeps(sweeps, { acquire: async (name) => name === 'b' }).sweep();
  expect(swept).toEqual(['b']);
});

test('a store that is away has been told of once: sweeps say nothing more', async () => {
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
