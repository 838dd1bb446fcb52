import { expect, test } from 'vitest';

import { fold } from '../../kernel/index.js';
import { notifyWithdrawal } from '../commands/notify-withdrawal.js';
import { order, type OrderEvent } from '../index.js';
import { confirmed, cream, delivered, dispatched, placed, vitamins } from '../spec-events.js';
import { expectedRefund } from './expected-refund.js';

const NOTIFIED_AT = '2026-05-08T09:00:00.000Z';
const received: readonly OrderEvent[] = [placed([cream, vitamins]), confirmed, dispatched, delivered];
const sold = fold(order.evolve, order.initial, received);

test('the last goods to be withdrawn from bring the freight back, although the first have not come yet', () => {
  const first = [{ lineId: '1', quantity: 3 }];
  const notice = { type: 'NotifyWithdrawal', withdrawalId: 'w1', lines: first, notifiedAt: NOTIFIED_AT } as const;
  const outcome = notifyWithdrawal(notice, sold);
  const after = fold(order.evolve, sold, 'accepted' in outcome ? outcome.accepted : []);
  const last = expectedRefund(after, [{ lineId: '2', quantity: 1 }]);
  expect(expectedRefund(sold, first)).toMatchObject({ refund: 30_003, shipping: 0, whole: false });
  expect(last).toMatchObject({ refund: 7900 + 4900, shipping: 4900, whole: true });
});
