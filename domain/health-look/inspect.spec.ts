import { expect, test } from 'vitest';

import { fold } from '../kernel/index.js';
import { healthLook, type HealthLookEvent } from './index.js';

const AT = '2026-03-01T09:00:00.000Z';
const own = {
  customerId: 'c1',
  part: 'prescriptions',
  by: { kind: 'customer', id: 'c1' },
  reason: null,
  at: AT,
} as const;
const shown: HealthLookEvent = { type: 'HealthDataShown', data: own };
const withheld: HealthLookEvent = {
  type: 'HealthDataWithheld',
  data: { customerId: 'c1', part: 'prescriptions', from: { kind: 'another-person' }, at: AT },
};
const blocked: HealthLookEvent = { type: 'StaffLooksBlocked', data: { customerId: 'c1', at: AT } };

const values = (...events: readonly HealthLookEvent[]) =>
  healthLook.inspection?.inspect(fold(healthLook.evolve, healthLook.initial, events), AT) ?? [];

test('the console counts looks and attempts, and shows the block, each with its events (LAW-09)', () => {
  expect(values()).toEqual([]);
  const all = values(shown, shown, withheld, blocked);
  expect(all.map(({ path, value }) => [path, value])).toEqual([
    ['health/looks', 2],
    ['health/attempts', 1],
    ['health/block', 'blocked'],
  ]);
  expect(all.map(({ behind }) => [shown, withheld, blocked].filter(behind).map(({ type }) => type))).toEqual([
    ['HealthDataShown'],
    ['HealthDataWithheld'],
    ['StaffLooksBlocked'],
  ]);
});

test('a value that is a sum is the sum of what its events add', () => {
  const [looks] = values(shown, shown, withheld);
  const added = [shown, shown, withheld].reduce((sum, event) => sum + (looks?.adds?.(event) ?? 0), 0);
  expect(added).toBe(looks?.value);
});
