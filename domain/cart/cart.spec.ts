import { describe, expect, test } from 'vitest';

import { fold } from '../kernel/index.js';
import type { CartProduct } from './events.js';
import { cart, cartTotals, flagGroupQuotas, quantityInfo, type CartEvent } from './index.js';
import {
  added,
  alvedon,
  astridsCart,
  cheque,
  cream,
  elvanse,
  guestCart,
  ibumetin,
  ipren,
  line,
  ON,
  panodil,
} from './spec-events.js';

const after = (...events: readonly CartEvent[]) => fold(cart.evolve, cart.initial, events);

test('lines keep the order in which they were put in', () => {
  const state = after(guestCart, added(cream, 1), added(alvedon, 1), added(cream, 3, 1));
  expect(state.lines).toEqual([line(cream, 3), line(alvedon, 1)]);
});

test('merged lines add to those there are', () => {
  const state = after(guestCart, added(cream, 1), {
    type: 'CartMerged',
    data: { shopper: 'guest:cart-1', fromCartId: 'x', lines: [line(cream, 2), line(ipren, 1)] },
  });
  expect(state.lines).toEqual([line(cream, 3), line(ipren, 1)]);
});

test('an event of a newer version of the shop is passed over', () => {
  const state = after(guestCart, added(cream, 1));
  expect(cart.evolve(state, { type: 'NoteWritten', data: {} } as unknown as CartEvent)).toBe(state);
});

test('the totals tie: what free shipping counts leaves out prescriptions, but not the cheque', () => {
  expect(cartTotals(after(astridsCart, added(cream, 2), added(elvanse, 1), cheque))).toEqual({
    regular: 3 * 14_950,
    campaignDiscount: 0,
    goods: 3 * 14_950,
    couponDiscount: 0,
    chequeDiscount: 2000,
    shipping: 0,
    total: 3 * 14_950 - 2000,
    prescriptionTotal: 14_950,
    withoutPrescriptionTotal: 2 * 14_950 - 2000,
    pointsBasis: 2 * 14_950 - 2000,
    exHaItemTotal: 2 * 14_950,
    itemCount: 3,
    weightGrams: 270,
  });
});

describe('how many more', () => {
  const state = after(guestCart, added(alvedon, 1));

  test.each<[string, CartProduct, number, number]>([
    ['the pack that is in', alvedon, 1, 2],
    ['another paracetamol', panodil, 0, 1],
    ['another medicine', ipren, 0, 5],
    ['goods', cream, 0, 99],
    ['a prescription item', elvanse, 0, 0],
  ])('%s', (_, product, currentlyInCartQuantity, maxAllowedQuantity) => {
    expect(quantityInfo(state, product, ON)).toEqual({ currentlyInCartQuantity, maxAllowedQuantity });
  });

  test('the quota that packs share shows what is used of it', () => {
    expect(flagGroupQuotas(state, ON)).toEqual([{ flag: 'Paracetamol', max: 2, inCart: 1 }]);
    expect(flagGroupQuotas(after(guestCart), ON)).toEqual([]);
  });

  test('each group of medicines has its quota, and prescription items count towards none', () => {
    const prescribed = { ...elvanse, flags: ['Paracetamol'], limitGroup: 'M01AE01' } as const;
    const both = after(guestCart, added(ipren, 3), added(ibumetin, 1), added(alvedon, 1), added(prescribed, 9));
    expect(flagGroupQuotas(both, ON)).toEqual([
      { flag: 'Paracetamol', max: 2, inCart: 1 },
      { flag: 'M01AE01', max: 5, inCart: 4 },
    ]);
    expect(quantityInfo(both, panodil, ON).maxAllowedQuantity).toBe(1);
    expect(quantityInfo(both, ibumetin, ON).maxAllowedQuantity).toBe(2);
  });
});
