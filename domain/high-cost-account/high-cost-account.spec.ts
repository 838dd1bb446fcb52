import { expect, test } from 'vitest';

import { fold, FORGOTTEN, specify } from '../kernel/index.js';
import { sumsTie } from './account.js';
import { highCostAccount, type HighCostAccount, type HighCostAccountReceived } from './index.js';

const given = specify(highCostAccount, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const bought = (transactionId: string, benefit: number, ownFee: number, periodFrom = '2026-02-01') => ({
  ...{ transactionId, on: '2026-02-01', periodFrom, benefit, ownFee, pharmacy: { name: 'Älgört', city: 'Uppsala' } },
});
const account: HighCostAccount = {
  isConnected: true,
  period: {
    ...{ startsOn: '2026-02-01', endsOn: '2027-01-31', accumulated: 210_000, ownFee: 207_500, freeCardSince: null },
  },
  transactions: [bought('2', 2_500, 7_500), bought('1', 0, 200_000), bought('0', 5_000, 1_000, '2025-01-02')],
};
const command = { type: 'ReceiveHighCostAccount', customerId: 'c1', account, at: AT } as const;
const received: HighCostAccountReceived = {
  type: 'HighCostAccountReceived',
  data: { customerId: 'c1', account, receivedAt: AT },
};

test('an account is recorded when it is new or has changed, and not when it is the same (RX-07)', () => {
  const changed = { ...account, isConnected: false };
  given().when(command).then(received);
  given(received)
    .when({ ...command, at: '2026-03-02T09:00:00.000Z' })
    .then();
  given(received)
    .when({ ...command, account: changed })
    .then({ ...received, data: { ...received.data, account: changed } });
});

test('an erased account is not known any more', () => {
  const erased = { ...received, data: { ...received.data, account: FORGOTTEN as never } };
  expect(fold(highCostAccount.evolve, highCostAccount.initial, [erased]).received).toBeNull();
});

test('the purchases of the latest period must sum to it, and those of an earlier one do not count', () => {
  expect(sumsTie(account)).toBe(true);
  expect(sumsTie({ ...account, transactions: account.transactions.slice(1) })).toBe(false);
  expect(sumsTie({ ...account, transactions: [...account.transactions, bought('3', 100, 0)] })).toBe(false);
  expect(sumsTie({ isConnected: true, period: null, transactions: [] })).toBe(true);
});
