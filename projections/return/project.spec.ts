import { expect, test } from 'vitest';

import { History, specifyProjection } from '../runner/testing.js';
import { returnProjection } from './project.js';

const given = specifyProjection(returnProjection, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-05-08T09:00:00.000Z';
const CAME = '2026-05-11T09:00:00.000Z';
const id = { withdrawalId: 'w1' };
const awaited = {
  type: 'ReturnAwaited',
  data: { ...id, returnNumber: '1-R1', lines: [], kept: [], refundBy: '2026-05-22', awaitedAt: AT },
};
const received = { type: 'ReturnReceived', data: { ...id, receivedAt: CAME } };
const lines = [
  { lineId: '1', quantity: 2, outcome: 'damaged' },
  { lineId: '2', quantity: 1, outcome: 'ok' },
];
const inspected = { type: 'ReturnInspected', data: { ...id, lines, inspectedAt: CAME } };
const stopped = { type: 'WithdrawalStopped', data: { ...id, stoppedAt: CAME } };
const of = (...events: readonly { type: string; data: object }[]) => {
  const order = new History();
  return events.map((event) => order.on('order-o1', event));
};

test('a return is awaited until its refund is due, received, and settled when the pieces were looked at', () => {
  given(...of(awaited)).thenMatching(([row]) =>
    expect(row).toMatchObject({ order_id: 'o1', status: 'awaited', refund_by: '2026-05-22', received_at: null }),
  );
  given(...of(awaited, received)).thenMatching(([row]) => expect(row).toMatchObject({ status: 'received' }));
  given(...of(awaited, received, inspected)).thenMatching(([row]) =>
    expect(row).toMatchObject({ status: 'settled', inspected_at: CAME, damaged: 2 }),
  );
});

test('a return whose goods came back in a parcel that nobody collected is settled', () => {
  const back = { type: 'ParcelCameBack', data: { parcelId: '1-1', settles: ['w1'], cameBackAt: CAME } };
  given(...of(awaited, back)).thenMatching(([row]) =>
    expect(row).toMatchObject({ status: 'settled', received_at: CAME, damaged: 0 }),
  );
  given(...of(back)).thenMatching((rows) => expect(rows).toEqual([]));
});

test('a return of an order that was stopped is not awaited any more, and a notice that only stopped it never was', () => {
  given(...of(awaited, stopped)).thenMatching(([row]) => expect(row).toMatchObject({ status: 'stopped' }));
  given(...of(stopped)).thenMatching((rows) => expect(rows).toEqual([]));
});

test('shows when staff were last warned, and of which day', () => {
  const warned = (warnDay: number, warnedAt: string) => ({ type: 'ReturnWarned', data: { ...id, warnDay, warnedAt } });
  given(...of(awaited, warned(4, AT), warned(1, CAME))).thenMatching(([row]) =>
    expect(row).toMatchObject({ warned_at: CAME, warn_day: 1, status: 'awaited' }),
  );
});
