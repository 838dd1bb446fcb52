import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold, specify } from '../../kernel/index.js';
import type { OrderEvent } from '../events.js';
import { order, owedTotal, withdrawable } from '../index.js';
import { confirmed, cream, delivered, dispatched, placed, vitamins } from '../spec-events.js';
import { INSPECTION_OUTCOMES, type InspectedLine } from '../withdrawal/return-events.js';
import { notifyWithdrawal } from './notify-withdrawal.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const NOTIFIED_AT = '2026-05-08T09:00:00.000Z';
const AT = '2026-05-11T10:00:00.000Z';
const NUMBER = '100001-R1';
const received = [placed([cream, vitamins], 2000), confirmed, dispatched, delivered] as const;
const awaited = withNotice([
  { lineId: '1', quantity: 3 },
  { lineId: '2', quantity: 1 },
]);

function withNotice(lines: readonly { lineId: string; quantity: number }[]): readonly OrderEvent[] {
  const notice = { type: 'NotifyWithdrawal', withdrawalId: 'w1', lines, notifiedAt: NOTIFIED_AT } as const;
  const outcome = notifyWithdrawal(notice, fold(order.evolve, order.initial, received as readonly OrderEvent[]));
  return [...received, ...('accepted' in outcome ? outcome.accepted : [])];
}

const inspect = (...lines: readonly InspectedLine[]) =>
  ({ type: 'InspectReturn', returnNumber: NUMBER, lines, inspectedAt: AT }) as const;
const receive = { type: 'ReceiveReturn', returnNumber: NUMBER, receivedAt: AT } as const;
const arrived = { type: 'ReturnReceived', data: { withdrawalId: 'w1', receivedAt: AT } } as const;

function after(history: readonly OrderEvent[], command: Parameters<typeof order.decide>[0]): readonly OrderEvent[] {
  const outcome = order.decide(command, fold(order.evolve, order.initial, history));
  return 'accepted' in outcome ? [...history, ...outcome.accepted] : history;
}

test('a return is received once', () => {
  given(...awaited)
    .when(receive)
    .then(arrived);
  given(...awaited, arrived)
    .when(receive)
    .then();
});

test('good pieces are returned, broken seals are not, and what nobody saw is missing', () => {
  given(...awaited, arrived)
    .when(inspect({ lineId: '1', quantity: 1, outcome: 'ok' }, { lineId: '1', quantity: 1, outcome: 'broken-seal' }))
    .then(
      {
        type: 'ReturnInspected',
        data: {
          ...{ withdrawalId: 'w1', inspectedAt: AT },
          lines: [
            { lineId: '1', quantity: 1, outcome: 'ok' },
            { lineId: '1', quantity: 1, outcome: 'broken-seal' },
            { lineId: '1', quantity: 1, outcome: 'missing' },
            { lineId: '2', quantity: 1, outcome: 'missing' },
          ],
        },
      },
      {
        type: 'ItemsReturned',
        data: {
          ...{ returnId: 'w1', refund: 9473, shipping: 0, pointsBasis: 9473, whole: false, fee: null },
          lines: [{ lineId: '1', quantity: 1, refund: 9473 }],
          ...{ returnedAt: AT, returnedOn: '2026-05-11' },
        },
      },
    );
});

test('a whole good return gives back all but the cheque’s share, with the freight, and the cheque comes back', () => {
  const events = after(
    awaited,
    inspect({ lineId: '1', quantity: 3, outcome: 'ok' }, { lineId: '2', quantity: 1, outcome: 'ok' }),
  );
  expect(events.at(-1)).toMatchObject({ type: 'ItemsReturned', data: { whole: true, shipping: 4900 } });
  expect(owedTotal(fold(order.evolve, order.initial, events))).toBe(0);
});

test('an inspection that comes before the receipt records both, and a repeated one nothing', () => {
  const events = after(awaited, inspect({ lineId: '2', quantity: 1, outcome: 'ok' }));
  expect(events.slice(awaited.length).map(({ type }) => type)).toEqual([
    'ReturnReceived',
    'ReturnInspected',
    'ItemsReturned',
  ]);
  given(...events)
    .when(inspect({ lineId: '1', quantity: 3, outcome: 'ok' }))
    .then();
  given(...events)
    .when(receive)
    .then();
});

test('pieces that came back with a broken seal cannot be withdrawn from again, and missing ones can', () => {
  const events = after(awaited, inspect({ lineId: '1', quantity: 1, outcome: 'broken-seal' }));
  const state = fold(order.evolve, order.initial, events);
  expect((state.order?.lines ?? []).map((line) => withdrawable(state, line))).toEqual([2, 1]);
});

test.each([
  ['an unknown return', { ...receive, returnNumber: '100001-R9' }, { type: 'ReturnUnknown', field: 'returnNumber' }],
  [
    'more pieces than the notice has',
    inspect({ lineId: '2', quantity: 2, outcome: 'ok' }),
    { type: 'InspectionInvalid', field: 'lineId', lineId: '2' },
  ],
  [
    'half a piece',
    inspect({ lineId: '2', quantity: 0.5, outcome: 'ok' }),
    { type: 'InspectionInvalid', field: 'quantity', lineId: '2' },
  ],
] as const)('%s is refused', (_what, command, rejection) => {
  given(...awaited)
    .when(command)
    .thenRejected(rejection);
});

test('the customer gets the goods’ price at most once, whatever the warehouse reports in whatever order', () => {
  const line = fc.record({
    lineId: fc.constantFrom('1', '2', '9'),
    quantity: fc.integer({ min: 0, max: 4 }),
    outcome: fc.constantFrom(...INSPECTION_OUTCOMES),
  });
  const report = fc.oneof(
    fc.constant(receive),
    fc.array(line, { maxLength: 4 }).map((lines) => inspect(...lines)),
  );
  fc.assert(
    fc.property(fc.array(report, { maxLength: 6 }), (reports) => {
      const events = reports.reduce<readonly OrderEvent[]>(after, awaited);
      const state = fold(order.evolve, order.initial, events);
      expect(events.filter(({ type }) => type === 'ReturnReceived').length).toBeLessThanOrEqual(1);
      expect(events.filter(({ type }) => type === 'ItemsReturned').length).toBeLessThanOrEqual(1);
      expect(owedTotal(state)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a piece that came back before in another way is not paid back again', () => {
  const unasked = {
    type: 'ReturnItems',
    returnId: 'r1',
    lines: [{ lineId: '2', quantity: 1 }],
    returnedAt: AT,
  } as const;
  const before = after(awaited, unasked);
  const events = after(before, inspect({ lineId: '2', quantity: 1, outcome: 'ok' }));
  expect(events.slice(before.length).map(({ type }) => type)).toEqual(['ReturnReceived', 'ReturnInspected']);
  const both = after(
    before,
    inspect({ lineId: '1', quantity: 1, outcome: 'ok' }, { lineId: '2', quantity: 1, outcome: 'ok' }),
  );
  expect(both.at(-1)).toMatchObject({ type: 'ItemsReturned', data: { lines: [{ lineId: '1', quantity: 1 }] } });
});

test('a notice whose last piece comes back by another notice, or was lacking, is ended', () => {
  const notice = (id: string, history: readonly OrderEvent[]) =>
    after(history, {
      type: 'NotifyWithdrawal',
      withdrawalId: id,
      lines: [{ lineId: '1', quantity: 1 }],
      notifiedAt: NOTIFIED_AT,
    });
  const short = { lineId: '1', quantity: 2, cause: 'lacking' } as const;
  const history = notice('w2', notice('w1', received as readonly OrderEvent[]));
  const events = after(history, {
    type: 'ReportShort',
    ...{ shortId: 's1', parcelId: '100001-1', lines: [short], reportedAt: AT },
  });
  expect(events.slice(history.length).map(({ type }) => type)).toEqual(['ParcelShort', 'WithdrawalStopped']);
  expect(events.at(-1)).toMatchObject({ data: { withdrawalId: 'w2' } });
});
