import { expect, test } from 'vitest';

import { mayWithdraw, withdrawalRight } from './withdrawal-right.js';

const ON = '2026-11-25';
const cream = { type: 'Ha' } as const;
const tablets = { type: 'Ex' } as const;
const prescribed = { type: 'Rx' } as const;

test('medicines cannot be sent back, with or without prescription, and other goods can', () => {
  expect([cream, tablets, prescribed].map(mayWithdraw)).toEqual([true, false, false]);
});

test('nothing is promised beside medicines only', () => {
  expect(withdrawalRight([tablets, prescribed], ON)).toEqual({ goods: 'none', days: 14 });
});

test('a mixed purchase may be sent back in part, and goods without medicines wholly', () => {
  expect(withdrawalRight([cream, tablets], ON)).toEqual({ goods: 'some', days: 14 });
  expect(withdrawalRight([cream, cream], ON)).toEqual({ goods: 'all', days: 14 });
});
