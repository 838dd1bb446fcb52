import { describe, expect, test } from 'vitest';

import { atStockholm } from '../kernel/index.js';
import { openingOn } from '../pharmacy/index.js';
import { offerOwnStock, ownStockRule, readyAt } from './index.js';

const monday = '2026-05-04';
const cream = { type: 'Ha', flags: [], weightGrams: 90, quantity: 1 } as const;
const insulin = { ...cream, flags: ['StoredCold'] } as const;
const city = (date: string) => openingOn('city', date);

describe('the pharmacy’s day decides (CHK-02)', () => {
  test.each([
    ['in the middle of the day', monday, '12:00', '14:00'],
    ['before it opens', monday, '07:15', '11:00'],
    ['in the last minute, two hours before closing', monday, '16:59', '18:59'],
    ['two hours before closing', monday, '17:00', null],
    ['after closing', monday, '20:00', null],
    ['on a Sunday with shorter hours', '2026-05-03', '13:59', '15:59'],
    ['on a Sunday, two hours before closing', '2026-05-03', '14:00', null],
    ['on Christmas Day, when it is closed', '2026-12-25', '12:00', null],
    ['on Midsummer Eve, a short day', '2026-06-19', '11:59', '13:59'],
    ['on Midsummer Eve, two hours before closing', '2026-06-19', '12:00', null],
    ['in the night when summer time begins', '2026-03-29', '00:30', '13:00'],
    ['in the night when summer time ends', '2026-10-25', '00:30', '13:00'],
  ])('express %s', (_when, date, time, ready) => {
    expect(readyAt('express', city, atStockholm(date, time))).toBe(ready === null ? null : atStockholm(date, ready));
  });

  test.each([
    ['today', monday, '12:00', monday, '14:00'],
    ['tomorrow, two hours after opening, when today is over', monday, '17:00', '2026-05-05', '11:00'],
    ['the day after Christmas Day', '2026-12-25', '12:00', '2026-12-26', '13:00'],
  ])('the pharmacy’s shelf is ready %s', (_when, date, time, on, ready) => {
    expect(readyAt('pharmacy-shelf', city, atStockholm(date, time))).toBe(atStockholm(on, ready));
  });

  test('hours of another date are no hours of today', () => {
    expect(readyAt('express', () => city('2026-05-05'), atStockholm(monday, '12:00'))).toBeNull();
  });
});

describe('the goods decide', () => {
  const at = atStockholm(monday, '12:00');
  const offer = (lines: readonly (typeof cream | typeof insulin)[]) =>
    offerOwnStock('express', { lines, at }, atStockholm(monday, '14:00'));

  test('all is ready today in one parcel, with its price, its hour and 48 hours to collect', () => {
    const promise = {
      ...{ optionId: 'express', earliest: monday, latest: monday },
      ...{ handover: { from: null, to: '14:00' }, holdDays: 2, toBoundary: false },
    };
    expect(offer([cream, insulin])).toEqual({
      ...promise,
      requiresIdentification: true,
      price: ownStockRule.on(monday).express.price,
      parcels: [{ kind: 'chilled', ...promise }],
      ruleVersion: 'own-stock@2000-01-01',
    });
    expect(offer([cream])?.parcels.map(({ kind }) => kind)).toEqual(['ambient']);
  });

  test('prescription goods, more than 20 kg, and nothing at all are not handed out like this', () => {
    const rx = { ...cream, type: 'Rx' } as const;
    expect(offerOwnStock('express', { lines: [cream, rx], at }, at)).toBeNull();
    expect(offerOwnStock('express', { lines: [{ ...cream, weightGrams: 20_001 }], at }, at)).toBeNull();
    expect(offerOwnStock('express', { lines: [{ ...cream, weightGrams: 20_000 }], at }, at)).not.toBeNull();
    expect(offerOwnStock('express', { lines: [], at }, at)).toBeNull();
  });
});
