import { expect, test } from 'vitest';

import { atStockholm } from '../kernel/index.js';
import { freeShipping, offerDelivery, type DeliveryRequest } from './index.js';

const cream = { flags: [], weightGrams: 90, quantity: 1 };
const insulin = { flags: ['StoredCold'], weightGrams: 40, quantity: 1 } as const;
const monday = '2026-05-04';

function offer(change: Partial<DeliveryRequest>) {
  return offerDelivery({
    postalCode: '118 20',
    lines: [cream],
    exHaItemTotal: 10_000,
    at: atStockholm(monday, '10:00'),
    ...change,
  });
}
const ids = (change: Partial<DeliveryRequest>) => offer(change).map(({ optionId }) => optionId);

test('a parcel arrives the same evening in Stockholm, and at the door the next day in Umeå', () => {
  expect(ids({})).toEqual(['postal', 'locker', 'pharmacy', 'early-bird', 'evening-home']);
  expect(ids({ postalCode: '90325' })).toEqual(['postal', 'locker', 'pharmacy', 'early-bird', 'norrland-home']);
});

test('cold goods are delivered chilled, and not at all where chilled delivery is not offered', () => {
  expect(ids({ lines: [cream, insulin] })).toEqual(['chilled-home']);
  expect(ids({ lines: [insulin], postalCode: '98130' })).toEqual([]);
});

test('a parcel over 20 kg is delivered to the home or not at all', () => {
  expect(ids({ lines: [{ ...cream, weightGrams: 10_001, quantity: 2 }] })).toEqual(['evening-home']);
});

test('an order after the cutoff is dispatched the next weekday', () => {
  const evening = (at: string) => offer({ at }).find(({ optionId }) => optionId === 'evening-home')?.earliest;
  expect(evening(atStockholm(monday, '15:59'))).toBe(monday);
  expect(evening(atStockholm(monday, '16:00'))).toBe('2026-05-05');
  expect(evening(atStockholm('2026-05-13', '18:00'))).toBe('2026-05-15');
});

test('a pickup point receives the parcel within two weekdays and stores it', () => {
  expect(offer({})[0]).toEqual({
    optionId: 'postal',
    price: 3900,
    earliest: '2026-05-05',
    latest: '2026-05-06',
    holdDays: 7,
    ruleVersion: 'delivery@2000-01-01',
  });
});

test('delivery is free from the limit on, except the chilled one', () => {
  expect(freeShipping(29_800, monday)).toEqual({ limit: 29_900, left: 100, reached: false });
  expect(freeShipping(29_900, monday)).toEqual({ limit: 29_900, left: 0, reached: true });
  expect(offer({ exHaItemTotal: 29_900 }).every(({ price }) => price === 0)).toBe(true);
  expect(offer({ exHaItemTotal: 29_900, lines: [insulin] }).map(({ price }) => price)).toEqual([9900]);
});
