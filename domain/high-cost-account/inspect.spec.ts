import { expect, test } from 'vitest';

import { FORGOTTEN, fold } from '../kernel/index.js';
import { highCostAccount, type HighCostAccount, type HighCostAccountEvent } from './index.js';

const AT = '2026-11-20T23:30:00.000Z';
const account: HighCostAccount = {
  isConnected: true,
  period: { startsOn: '2026-10-11', endsOn: '2027-10-10', accumulated: 262_650, ownFee: 246_988, freeCardSince: null },
  transactions: [],
};
const received = (of: HighCostAccount): HighCostAccountEvent => ({
  type: 'HighCostAccountReceived',
  data: { customerId: 'c1', account: of, receivedAt: AT },
});
const values = (...events: readonly HighCostAccountEvent[]) =>
  (highCostAccount.inspection?.inspect(fold(highCostAccount.evolve, highCostAccount.initial, events), AT) ?? []).map(
    ({ path, value }) => [path, value],
  );

test('the console shows when an account was received, and what was paid only to who may open it (RX-07)', () => {
  expect(values()).toEqual([]);
  expect(values(received(account))).toEqual([
    ['high-cost/received', '2026-11-21'],
    ['high-cost/paid', 246_988],
  ]);
  expect(values(received(FORGOTTEN as never))).toEqual([['high-cost/received', '2026-11-21']]);
});
