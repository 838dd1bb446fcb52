import { expect, test } from 'vitest';

import { ACCOUNTS, linesOf, together, type CrashReport } from './crash-report.js';
import { NONE } from './kills.js';

const own: CrashReport = { orders: 700, kills: { shop: 170, database: 170, backend: 140, leader: 0 }, faults: [] };
const cluster: CrashReport = { orders: 60, kills: { ...NONE, leader: 20 }, faults: [] };
const kinds = '170 of the shop, 170 of the database, 140 of a backend, 20 of the leader';

test('the last line shows the kills of each kind, the orders of both shops and every account by name', () => {
  expect(linesOf(together([own, cluster]), 90)).toEqual([
    `500 kills (${kinds}), 760 orders, 90 s: every order is accounted for: ${ACCOUNTS.join(', ')}`,
  ]);
});

test('each fault has its line, and the last line counts them by account', () => {
  const faults = [
    { account: 'shipped once', says: 'one: is unknown to the warehouse' },
    { account: 'shipped once', says: 'two: is unknown to the warehouse' },
    { account: 'mailed', says: 'two: was mailed 0 times' },
  ] as const;
  expect(linesOf(together([own, { ...cluster, faults }]), 90)).toEqual([
    'shipped once: one: is unknown to the warehouse',
    'shipped once: two: is unknown to the warehouse',
    'mailed: two: was mailed 0 times',
    `500 kills (${kinds}), 760 orders, 90 s: NOT shipped once (2), mailed (1)`,
  ]);
});
