import { describe, expect, test } from 'vitest';

import { atStockholm } from '../kernel/index.js';
import { offerDelivery, undeliverable, type DeliveryRequest } from './index.js';

const cream = { type: 'Ha', flags: [], weightGrams: 90, quantity: 1 } as const;
const insulin = { ...cream, flags: ['StoredCold'], weightGrams: 40 } as const;
const prescribed = { ...cream, type: 'Rx' } as const;
const coldPrescribed = { ...insulin, type: 'Rx' } as const;
const monday = '2026-05-04';
const STOCKHOLM = '11820';
const KIRUNA = '98130';

const asked = (change: Partial<DeliveryRequest>): DeliveryRequest => ({
  ...{ postalCode: STOCKHOLM, lines: [cream, insulin], exHaItemTotal: 10_000, at: atStockholm(monday, '10:00') },
  ...change,
});
const offer = (change: Partial<DeliveryRequest> = {}) => offerDelivery(asked(change));
const kinds = (lines: DeliveryRequest['lines']) => offer({ lines })[0]?.parcels.map(({ kind }) => kind);
const parcelsWith = (optionId: string, change: Partial<DeliveryRequest> = {}) =>
  offer(change)
    .find((option) => option.optionId === optionId)
    ?.parcels.map((parcel) => `${parcel.kind} by ${parcel.optionId} ${parcel.earliest}/${parcel.latest}`);

describe('cold goods beside others', () => {
  test('travel in a parcel of their own, and the shopper chooses for the rest', () => {
    expect(parcelsWith('locker')).toEqual([
      'ambient by locker 2026-05-05/2026-05-06',
      'chilled by chilled-home 2026-05-06/2026-05-07',
    ]);
    expect(offer().map(({ optionId }) => optionId)).toEqual(offer({ lines: [cream] }).map(({ optionId }) => optionId));
  });

  test('have one price with them: that of the dearer parcel', () => {
    expect(offer().map(({ price }) => price)).toEqual(Array<number>(6).fill(9900));
    expect(offer({ exHaItemTotal: 29_900 })[0]?.price).toBe(9900);
    expect(offer({ lines: [cream], exHaItemTotal: 29_900 })[0]?.price).toBe(0);
  });

  test('count for the chilled carrier alone: 20.000 kg of others may still be collected', () => {
    const heavy = (weightGrams: number) =>
      offer({ lines: [{ ...cream, weightGrams }, insulin], postalCode: '39231' }).map(({ optionId }) => optionId);
    expect(heavy(20_000)).toContain('postal');
    expect(heavy(20_001)).toEqual(['property-boundary']);
  });

  test('stand in the way where the chilled carrier does not come', () => {
    expect(offer({ postalCode: KIRUNA })).toEqual([]);
    expect(undeliverable(asked({ postalCode: KIRUNA }))).toEqual([insulin]);
    expect(undeliverable(asked({}))).toEqual([]);
  });
});

test('prescription goods have a parcel of their own, and the cold ones travel with what is cold', () => {
  expect(kinds([cream, prescribed])).toEqual(['ambient', 'prescription']);
  expect(kinds([cream, prescribed, coldPrescribed, insulin])).toEqual(['ambient', 'prescription', 'chilled']);
  expect(kinds([coldPrescribed])).toEqual(['chilled']);
});
