import { expect, test } from 'vitest';

import { fold } from '../../../domain/kernel/index.js';
import { order, type OrderCommand, type OrderEvent, type PlacedOrder } from '../../../domain/order/index.js';
import { AT, confirmed, cream, placed, vitamins } from '../../../domain/order/spec-events.js';
import { shortMail } from '../packing/mail-texts.js';
import { withdrawalReceipt } from './withdrawal-view.js';

const bought = placed([cream, vitamins]);
const packed: OrderEvent = { type: 'ParcelPacked', data: { parcelId: '100001-1', packedAt: AT } };
const [first, second] = [
  { lineId: '1', quantity: 3 },
  { lineId: '2', quantity: 1 },
] as const;
const lacking = [{ ...second, cause: 'lacking' as const }];

const events = (
  [
    { type: 'NotifyWithdrawal', withdrawalId: 'aa', lines: [first, second], notifiedAt: AT },
    { type: 'ReportShort', shortId: 's1', parcelId: '100001-1', lines: lacking, reportedAt: AT },
  ] satisfies readonly OrderCommand[]
).reduce<readonly OrderEvent[]>(
  (history, command) => {
    const outcome = order.decide(command, fold(order.evolve, order.initial, history));
    return 'accepted' in outcome ? [...history, ...outcome.accepted] : history;
  },
  [bought, confirmed, packed],
);

test('the page of a return says which of its goods were never sent, so that nobody looks for them', () => {
  const state = fold(order.evolve, order.initial, events);
  const [notice] = state.withdrawals;
  if (!notice) throw new Error('no notice');
  const receipt = withdrawalReceipt({ placed: bought.data as PlacedOrder, state, contact: null }, notice);
  expect(receipt.status).toBe('awaited');
  expect(receipt.lines).toMatchObject([first, second]);
  expect(receipt.notToReturn).toMatchObject([second]);
});

test('the mail about a lacking piece says that it need not be sent back', () => {
  const short = events.find(({ type }) => type === 'ParcelShort')?.data as never;
  const text = (isInReturn: boolean) => shortMail(bought.data as PlacedOrder, short, '/', isInReturn).text;
  expect(text(true)).toContain('Den behöver du inte skicka tillbaka.');
  expect(text(false)).not.toContain('skicka tillbaka');
});
