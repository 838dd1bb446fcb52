import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { atStockholm } from '../kernel/index.js';
import { deliveryRule, offerDelivery, parcelKindOf, parcelsOf, undeliverable, type DeliveryRequest } from './index.js';

const monday = '2026-05-04';
const line = fc.record({
  type: fc.constantFrom('Ha', 'Ex', 'Rx'),
  flags: fc.subarray(['StoredCold', 'ConstantCoolingRequired', 'AgeLimited', 'Paracetamol'] as const),
  weightGrams: fc.integer({ min: 1, max: 12_000 }),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const request = fc.record<DeliveryRequest>({
  postalCode: fc.constantFrom('11820', '39231', '79999', '80000', '90325', '98130', '98999', '99000', '62156'),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  exHaItemTotal: fc.constantFrom(0, 29_899, 29_900),
  at: fc.constantFrom(atStockholm(monday, '14:59'), atStockholm(monday, '15:00'), atStockholm(monday, '16:00')),
});

describe('whatever is bought', () => {
  test('each line is in exactly one parcel, and no parcel is empty', () => {
    fc.assert(
      fc.property(request, ({ lines }) => {
        const parcels = parcelsOf(lines);
        expect(parcels.flatMap((parcel) => parcel.lines)).toHaveLength(lines.length);
        for (const each of lines) expect(parcels.filter((parcel) => parcel.lines.includes(each))).toHaveLength(1);
        expect(parcels.every((parcel) => parcel.lines.length > 0)).toBe(true);
      }),
    );
  });

  test('an offer promises each of the parcels once, and the order has one price: that of its dearest parcel', () => {
    fc.assert(
      fc.property(request, (wanted) => {
        const { options } = deliveryRule.on(monday);
        for (const { price, parcels } of offerDelivery(wanted)) {
          expect(parcels.map(({ kind }) => kind)).toEqual(parcelsOf(wanted.lines).map(({ kind }) => kind));
          const prices = parcels.map(({ optionId }) => {
            const option = options.find((each) => each.optionId === optionId);
            return option?.freeFromLimit && wanted.exHaItemTotal >= 29_900 ? 0 : option?.price;
          });
          expect(price).toBe(Math.max(...prices.map(Number)));
          expect(parcels.every(({ earliest, latest }) => monday <= earliest && earliest <= latest)).toBe(true);
        }
      }),
    );
  });

  test('cold goods travel chilled and others never do', () => {
    fc.assert(
      fc.property(request, (wanted) => {
        for (const { parcels } of offerDelivery(wanted))
          for (const { kind, optionId } of parcels) expect(optionId === 'chilled-home').toBe(kind === 'chilled');
      }),
    );
  });

  test('nothing is offered exactly when some goods stand in the way, and the rest of them could be sent', () => {
    fc.assert(
      fc.property(request, (wanted) => {
        const hindering = undeliverable(wanted);
        expect(offerDelivery(wanted).length === 0).toBe(hindering.length > 0);
        const others = wanted.lines.filter((each) => !hindering.includes(each));
        if (others.length > 0) expect(offerDelivery({ ...wanted, lines: others })).not.toEqual([]);
        expect(new Set(hindering.map((each) => parcelKindOf(each) === 'chilled')).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
