import { describe, expect, test } from 'vitest';

import { fold } from '../../kernel/index.js';
import { expectedRefund, order, stillToReturn, type OrderCommand, type OrderEvent } from '../index.js';
import { AT, confirmed, cream, dispatched, elvanse, placed, vitamins } from '../spec-events.js';

const PARCEL = '100001-1';
const bought = [placed([cream, vitamins]), confirmed];
const left = { ...dispatched, data: { ...dispatched.data, trackingNumber: 'no-1' } };
const packed: OrderEvent = { type: 'ParcelPacked', data: { parcelId: PARCEL, packedAt: AT } };
const arrived: OrderEvent = {
  type: 'OrderDelivered',
  data: { parcelId: PARCEL, trackingNumber: 'no-1', deliveredAt: AT },
};

function after(history: readonly OrderEvent[], ...commands: readonly OrderCommand[]): readonly OrderEvent[] {
  return commands.reduce((events, command) => {
    const outcome = order.decide(command, fold(order.evolve, order.initial, events));
    if (!('accepted' in outcome)) throw new Error(JSON.stringify(outcome));
    return [...events, ...outcome.accepted];
  }, history);
}

const stateOf = (events: readonly OrderEvent[]) => fold(order.evolve, order.initial, events);
const awaitedIn = (events: readonly OrderEvent[], withdrawalId = 'aa') => {
  const state = stateOf(events);
  const { status } = state.withdrawals.find((each) => each.withdrawalId === withdrawalId) ?? {};
  return [status, stillToReturn(state, { withdrawalId })];
};
const withdraw = (quantities: Readonly<Record<string, number>>, withdrawalId = 'aa'): OrderCommand => ({
  ...{ type: 'NotifyWithdrawal', withdrawalId, notifiedAt: AT },
  lines: Object.entries(quantities).map(([lineId, quantity]) => ({ lineId, quantity })),
});
const lacks = (lineId: string, quantity: number): OrderCommand => ({
  ...{ type: 'ReportShort', shortId: `short ${lineId}`, parcelId: PARCEL, reportedAt: AT },
  lines: [{ lineId, quantity, cause: 'lacking' }],
});
const inspect = (...lines: Extract<OrderCommand, { type: 'InspectReturn' }>['lines']): OrderCommand => ({
  ...{ type: 'InspectReturn', returnNumber: '100001-R1', lines, inspectedAt: AT },
});

describe('goods of a return that the warehouse never sent', () => {
  const notice = after([...bought, packed], withdraw({ 1: 3, 2: 1 }), lacks('2', 1));

  test('are not asked for, and the other goods are', () => {
    expect(awaitedIn(notice)).toEqual(['awaited', [{ lineId: '1', quantity: 3 }]]);
  });

  test('are not asked for either when they are a part of a line', () => {
    const some = after([...bought, packed], withdraw({ 1: 3, 2: 1 }), lacks('1', 1));
    expect(awaitedIn(some)).toEqual([
      'awaited',
      [
        { lineId: '1', quantity: 2 },
        { lineId: '2', quantity: 1 },
      ],
    ]);
  });

  test('are not missing when the others have come, also when the warehouse says so', () => {
    const found = { lineId: '1', quantity: 3, outcome: 'ok' } as const;
    const unfound = { lineId: '2', quantity: 1, outcome: 'missing' } as const;
    for (const lines of [[found], [found, unfound]]) {
      const inspected = after([...notice, left, arrived], inspect(...lines)).find(
        ({ type }) => type === 'ReturnInspected',
      );
      expect(inspected?.data).toMatchObject({ lines: [found] });
    }
  });

  test('do not keep a notice open when the others come back uncollected', () => {
    const back = { parcelId: PARCEL, trackingNumber: 'no-1', carrier: 'PostNord', returnId: 'r1', cameBackAt: AT };
    const events = after([...notice, left], { type: 'TakeBackParcel', ...back });
    expect(awaitedIn(events)).toEqual(['settled', []]);
  });

  test('lower what the return gives by nothing, because their money went back before', () => {
    const whole = after([...bought, packed], withdraw({ 1: 2, 2: 1 }), lacks('2', 1));
    expect(expectedRefund(stateOf(whole), [{ lineId: '1', quantity: 1 }]).refund).toBe(10_001 + 4900);
  });
});

test('of two notices about the same goods the older one keeps its pieces, and the other ends', () => {
  const events = after([...bought, packed], withdraw({ 1: 2 }), withdraw({ 1: 1 }, 'bb'), lacks('1', 1));
  expect(awaitedIn(events)).toEqual(['awaited', [{ lineId: '1', quantity: 2 }]]);
  expect(awaitedIn(events, 'bb')).toEqual(['stopped', []]);
});

test('a parcel that was not stopped in time brings no pieces that it lacked', () => {
  const sold = [placed([cream, elvanse]), confirmed];
  const events = after(sold, withdraw({ 1: 3, 2: 1 }), lacks('1', 2), {
    type: 'AnswerCancellation',
    answer: 'too-late',
    answeredAt: AT,
  });
  expect(events.at(-1)).toMatchObject({
    type: 'ReturnAwaited',
    data: { lines: [{ lineId: '1', quantity: 1 }], kept: [{ lineId: '2', quantity: 1 }] },
  });
});
