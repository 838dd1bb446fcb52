import { expect, test } from 'vitest';

import { isInHistory, shownUntil, type OrderInHistory } from './order-history.js';

const ENDED = '2026-03-20';
const order = {
  phase: 'dispatched',
  placedAt: '2026-03-01T10:00:00.000Z',
  deliveredAt: null,
  ...{ parcels: [], returnOpen: false },
} as const;
const received = { ...order, phase: 'delivered', deliveredAt: '2026-03-10T10:00:00.000Z' } as const;

test('without an ended membership every order is in the history', () => {
  expect(isInHistory(received, null, '2026-12-01')).toBe(true);
});

test('the end takes an order whose withdrawal period is over', () => {
  expect(isInHistory(received, ENDED, '2026-03-24')).toBe(true);
  expect(isInHistory(received, ENDED, '2026-03-25')).toBe(false);
});

test('an order on its way stays, and one that came to nothing goes', () => {
  expect(isInHistory(order, ENDED, '2026-12-01')).toBe(true);
  expect(isInHistory({ ...order, phase: 'cancelled' }, ENDED, '2026-03-20')).toBe(false);
  expect(isInHistory({ ...order, phase: 'not-delivered' }, ENDED, '2026-03-20')).toBe(false);
});

test('an order whose goods are on their way back stays until they have been inspected', () => {
  expect(isInHistory({ ...received, returnOpen: true }, ENDED, '2026-06-30')).toBe(true);
  expect(isInHistory({ ...received, returnOpen: false }, ENDED, '2026-06-30')).toBe(false);
});

test('an order of which a parcel was not delivered stays until that parcel has come back', () => {
  const back = { phase: 'not-delivered', dispatchedAt: '2026-03-02T08:00:00.000Z', cameBackAt: null } as const;
  const lost = (parcel: Partial<OrderInHistory['parcels'][number]> = {}): OrderInHistory => ({
    ...{ ...order, phase: 'not-delivered', parcels: [{ ...back, ...parcel }] },
  });
  expect(isInHistory(lost(), ENDED, '2026-06-30')).toBe(true);
  expect(isInHistory({ ...received, parcels: lost().parcels }, ENDED, '2026-06-30')).toBe(true);
  expect(isInHistory(lost({ cameBackAt: '2026-04-02T08:00:00.000Z' }), ENDED, '2026-06-30')).toBe(false);
  expect(isInHistory(lost({ dispatchedAt: null }), ENDED, '2026-06-30')).toBe(false);
});

test('an order placed after the end is not the membership’s', () => {
  expect(isInHistory({ ...received, placedAt: '2026-03-21T10:00:00.000Z' }, ENDED, '2026-12-01')).toBe(true);
});

test('an order is shown for thirty months, to its last day', () => {
  expect(shownUntil('2026-03-31T21:30:00.000Z')).toBe('2028-09-30');
  expect(isInHistory(received, null, '2028-09-01')).toBe(true);
  expect(isInHistory(received, null, '2028-09-02')).toBe(false);
});
