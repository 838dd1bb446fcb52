import { describe, expect, test } from 'vitest';

import { FORGOTTEN, specify } from '../../kernel/index.js';
import { cart, cartTotals, initialCart, rowsOf, type CartEvent } from '../index.js';
import { added, astridsCart, cream } from '../spec-events.js';
import { add, amlovent, decided, line } from './spec-rows.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-05-04T10:00:00.000Z';
const shopper = 'customer:astrid' as const;
const row = { shopper, rowId: 'row-1', line, prescription: amlovent } as const;
const rowAdded = { type: 'PrescriptionRowAdded', data: { ...row, isRestored: false } } as const;
const of = { customerId: 'astrid', rowId: 'row-1' } as const;
const removed = (reason: 'customer' | 'identification-ended') =>
  ({ type: 'PrescriptionRowRemoved', data: { rowId: 'row-1', reason, removedAt: AT } }) as const;
const after = (...events: readonly CartEvent[]) => events.reduce(cart.evolve, initialCart);

describe('a withdrawal is put into the cart (RX-14)', () => {
  test('once for each prescription, and its repetition changes nothing', () => {
    given(astridsCart).when(add).then(rowAdded);
    given(astridsCart, rowAdded).when(add).then();
    given(astridsCart, rowAdded)
      .when({ ...add, line: { ...line, varuId: 'row-2' } })
      .thenRejected({ type: 'PrescriptionInCart', field: 'ordinationsId' });
  });

  test.each([0, 4, 1.5])('never with %p packages, where the most is three', (packages) => {
    given(astridsCart)
      .when({ ...add, prescription: { ...amlovent, packages } })
      .thenRejected({ type: 'PackagesAboveMost', field: 'antal', most: 3 });
  });

  test('by its owner alone', () => {
    given(astridsCart)
      .when({ ...add, customerId: 'nils' })
      .thenRejected({ type: 'CartBelongsToAnother', field: 'cartId' });
  });
});

describe('a row changes', () => {
  const on = '2026-05-04';
  test('its packages with their price, and its message', () => {
    const price = { ...decided, price: 19_400, amount: 14_550 };
    given(astridsCart, rowAdded)
      .when({ type: 'SetPrescriptionPackages', ...of, packages: 2, maxPackages: 2, price, on })
      .then({
        type: 'PrescriptionPackagesSet',
        data: {
          ...row,
          line: { ...line, unitPrice: 14_550 },
          prescription: { ...amlovent, packages: 2, maxPackages: 2, price },
        },
      });
    given(astridsCart, rowAdded)
      .when({ type: 'SetPrescriptionPackages', ...of, packages: 3, maxPackages: 2, price, on })
      .thenRejected({ type: 'PackagesAboveMost', field: 'antal', most: 2 });
    given(astridsCart, rowAdded)
      .when({ type: 'GivePrescriptionMessage', ...of, message: 'Hej', on })
      .then({ type: 'PrescriptionMessageGiven', data: { ...row, prescription: { ...amlovent, message: 'Hej' } } });
  });

  test('nothing by the calls of ordinary goods', () => {
    given(astridsCart, rowAdded)
      .when({ type: 'SetQuantity', customerId: 'astrid', varuId: 'row-1', quantity: 3, on })
      .thenRejected({ type: 'ItemNotInCart', field: 'varuId', varuId: 'row-1' });
    given(astridsCart, rowAdded).when({ type: 'RemoveItem', customerId: 'astrid', varuId: 'row-1' }).then();
  });

  test('its price, where it costs another sum now', () => {
    const price = { ...decided, amount: 9700, fee: 9700 };
    given(astridsCart, rowAdded)
      .when({
        type: 'RepricePrescriptions',
        prices: [
          { rowId: 'row-1', packages: 1, maxPackages: 3, price },
          { rowId: 'row-9', packages: 1, maxPackages: 3, price },
        ],
      })
      .then({
        type: 'PrescriptionRowRepriced',
        data: { ...row, line: { ...line, unitPrice: 9700 }, prescription: { ...amlovent, price } },
      });
    given(astridsCart, rowAdded)
      .when({ type: 'RepricePrescriptions', prices: [{ rowId: 'row-1', packages: 1, maxPackages: 3, price: decided }] })
      .then();
  });

  test('its packages, when it may not have so many any more', () => {
    const three = { ...row, prescription: { ...amlovent, packages: 3 }, isRestored: false };
    const fitting = { packages: 2, maxPackages: 2, price: decided };
    const prices = (packages: number) => [{ rowId: 'row-1', ...fitting, packages }];
    given(astridsCart, { type: 'PrescriptionRowAdded', data: three })
      .when({ type: 'RepricePrescriptions', prices: prices(2) })
      .then({ type: 'PrescriptionRowRepriced', data: { ...row, prescription: { ...amlovent, ...fitting } } });
    given(astridsCart, { type: 'PrescriptionRowAdded', data: three })
      .when({ type: 'RepricePrescriptions', prices: prices(3) })
      .thenRejected({ type: 'PackagesAboveMost', field: 'antal', most: 2 });
  });
});

describe('a row leaves', () => {
  const remove = { type: 'RemovePrescriptionRow', ...of, reason: 'customer', at: AT } as const;
  test('once, and a row that was never there is unknown', () => {
    given(astridsCart, rowAdded).when(remove).then(removed('customer'));
    given(astridsCart, rowAdded, removed('customer')).when(remove).then();
    given(astridsCart).when(remove).thenRejected({ type: 'PrescriptionRowUnknown', field: 'radnummer' });
  });

  test('with the identification, and can be brought back; what the customer removed cannot', () => {
    given(astridsCart, rowAdded, added(cream, 1))
      .when({ type: 'RemovePrescriptionItems', customerId: 'astrid', at: AT })
      .then(removed('identification-ended'));
    expect(after(astridsCart, rowAdded, removed('identification-ended')).leftRows).toMatchObject([
      { leftAt: AT, row: { varuId: 'row-1', prescription: amlovent } },
    ]);
    expect(after(astridsCart, rowAdded, removed('customer')).leftRows).toEqual([]);
  });
});

describe('a cart with a row', () => {
  test('counts it without points, discount and free shipping (LAW-01)', () => {
    const totals = cartTotals(after(astridsCart, added(cream, 1), rowAdded));
    expect(totals).toMatchObject({
      total: 22_225,
      prescriptionTotal: 7275,
      exHaItemTotal: 14_950,
      pointsBasis: 14_950,
    });
  });

  test('gives it on sealed apart when carts of one person are merged, and to nobody else', () => {
    const from = {
      fromCartId: 'cart-2',
      on: '2026-05-04',
      coupon: null,
      gifts: [],
      lines: rowsOf(after(astridsCart, rowAdded)),
    };
    const merge = {
      type: 'MergeCart',
      cartId: 'cart-1',
      customerId: 'astrid',
      fromCustomerId: 'astrid',
      ...from,
    } as const;
    const merged = {
      type: 'CartMerged',
      data: {
        ...{ shopper, fromCartId: 'cart-2', lines: [{ ...line, quantity: 1 }] },
        prescriptions: { 'row-1': amlovent },
      },
    } as const;
    given(astridsCart).when(merge).then(merged);
    expect(rowsOf(after(astridsCart, merged))).toEqual(rowsOf(after(astridsCart, rowAdded)));
    given(astridsCart)
      .when({ ...merge, fromCustomerId: null })
      .then({ type: 'CartMerged', data: { shopper, fromCartId: 'cart-2', lines: [] } });
  });

  test('shows the line without its prescription to a reader who may not know it, and nothing after an erasure', () => {
    const hidden = { ...rowAdded, data: { ...rowAdded.data, prescription: FORGOTTEN } } as const;
    expect(after(astridsCart, hidden).lines).toEqual([{ ...line, quantity: 1 }]);
    const erased = { ...hidden, data: { ...hidden.data, line: FORGOTTEN } } as const;
    expect(after(astridsCart, erased).lines).toEqual([]);
  });
});
