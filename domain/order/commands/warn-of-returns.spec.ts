import { expect, test } from 'vitest';

import { fold } from '../../kernel/index.js';
import { order, type OrderCommand, type OrderEvent } from '../index.js';
import { confirmed, cream, delivered, dispatched, placed } from '../spec-events.js';

const lines = [{ lineId: '1', quantity: 3 }];
const notified = {
  type: 'NotifyWithdrawal',
  withdrawalId: 'w1',
  lines,
  notifiedAt: '2026-05-08T09:00:00.000Z',
} as const;
const received = { type: 'ReceiveReturn', returnNumber: '100001-R1', receivedAt: '2026-05-11T09:00:00.000Z' } as const;
const warnOn = (date: string) => ({ type: 'WarnOfReturns', warnedAt: `${date}T04:30:00.000Z` }) as const;

function after(history: readonly OrderEvent[], ...commands: readonly OrderCommand[]): readonly OrderEvent[] {
  return commands.reduce((events, command) => {
    const outcome = order.decide(command, fold(order.evolve, order.initial, events));
    return 'accepted' in outcome ? [...events, ...outcome.accepted] : events;
  }, history);
}
/** The day, the risk and the warning that each of these nights brings. */
function warned(history: readonly OrderEvent[], ...nights: readonly string[]) {
  const events = after(history, ...nights.map(warnOn));
  return events.flatMap((event) =>
    event.type === 'ReturnWarned' ? [[event.data.warnedAt.slice(5, 10), event.data.warnDay, event.data.risk]] : [],
  );
}

const awaited = after([placed([cream]), confirmed, dispatched, delivered], notified);
const here = after(awaited, received);

test('of a return that is here, staff are warned four days before, the day before and the day after its last day', () => {
  const nights = ['17', '18', '19', '20', '21', '22', '23', '24'].map((day) => `2026-05-${day}`);
  const all = [
    ['05-18', 4, 'refund-due'],
    ['05-21', 1, 'refund-due'],
    ['05-23', -1, 'refund-due'],
  ];
  expect(warned(here, ...nights)).toEqual(all);
  // A night that runs twice warns of nothing twice.
  expect(warned(here, ...nights.flatMap((night) => [night, night]))).toEqual(all);
});

test('after nights without a job only the latest warning comes', () => {
  expect(warned(here, '2026-05-25', '2026-05-26')).toEqual([['05-25', -1, 'refund-due']]);
});

test('goods that never came are no late refund; when they come after all, it is one', () => {
  const late = after(awaited, warnOn('2026-05-23'), { ...received, receivedAt: '2026-05-28T09:00:00.000Z' });
  expect(warned(late, '2026-05-29', '2026-05-30')).toEqual([
    ['05-23', -1, 'never-came'],
    ['05-29', -1, 'refund-due'],
  ]);
});

test('a return that is settled is not warned of', () => {
  const ok = [{ lineId: '1', quantity: 3, outcome: 'ok' }] as const;
  const settled = after(here, {
    ...{ type: 'InspectReturn', returnNumber: '100001-R1', lines: ok },
    inspectedAt: '2026-05-12T09:00:00.000Z',
  });
  expect(warned(settled, '2026-05-23')).toEqual([]);
});
