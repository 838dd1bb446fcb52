import { expect, test } from 'vitest';

import { mostPackages } from './most-packages.js';
import { aPrescription } from './spec-prescriptions.js';

const DAY = '2026-03-02';
const most = (packages: number, daysSupplied: number | null, benefit: 'R' | 'U' = 'R', isContraceptive = false) =>
  mostPackages(aPrescription({ withdrawals: { packages, daysSupplied } }), { benefit, isContraceptive }, DAY);

test.each<readonly [number, number | null, number, string]>([
  [3, 300, 1, 'three packages of 100 days each: only the first fits in 90 days'],
  [3, 90, 3, 'three packages of 30 days each'],
  [4, 120, 3, 'four packages of 30 days each'],
  [1, 200, 1, 'one package that lasts longer than 90 days is the nearest larger one'],
  [2, null, 2, 'no dose is known, so what the prescriber set counts'],
])('%i packages for %i days in the benefit: at most %i (%s)', (packages, days, expected, _why) => {
  expect(most(packages, days)).toBe(expected);
});

test('outside the benefit, and for contraceptives, only the prescriber limits', () => {
  expect([most(4, 120, 'U'), most(4, 364, 'R', true)]).toEqual([4, 4]);
});
