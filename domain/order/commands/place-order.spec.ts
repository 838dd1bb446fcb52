import { describe, expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { initialOrder, order, type OrderParcel, type OrderPlaced } from '../index.js';
import { agent, AT, contact, cream, elvanse, failed, placed, vitamins } from '../spec-events.js';
import { placeOrder, type PlaceOrder } from './place-order.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const place: PlaceOrder = {
  type: 'PlaceOrder',
  orderId: 'order-1',
  orderNumber: '100001',
  cartId: 'cart-1',
  customerId: 'astrid',
  memberId: 'member-1',
  placedAt: AT,
  lines: [cream, vitamins],
  cheque: { chequeId: 'cheque-1', amount: 2000 },
  delivery: agent,
  paymentId: 'payment-1',
  paymentMethod: 'scheme',
  contact,
  shelfKey: 'shelf-1',
  trackingKey: 'parcel-1',
};

test('an order freezes its lines as they were shown, prices, sums and what was promised', () => {
  const { type: _, lines: __, cheque: ___, delivery, trackingKey, ...command } = place;
  const { earliest, latest, ...chosen } = agent;
  const cheque = (amount: number, quantity: number) =>
    [{ kind: 'cheque', code: 'cheque-1', name: null, amount, quantity }] as const;
  expect(delivery).toBe(agent);
  given()
    .when(place)
    .then({
      type: 'OrderPlaced',
      data: {
        ...command,
        coupon: null,
        lines: [
          { ...cream, lineId: '1', regularPrice: 10_001, discounts: cheque(1583, 3), total: 28_420, vatRate: 25 },
          { ...vitamins, lineId: '2', regularPrice: 7900, discounts: cheque(417, 1), total: 7483, vatRate: 6 },
        ],
        totals: {
          ...{ regular: 37_903, campaignDiscount: 0, goods: 37_903, couponDiscount: 0, chequeDiscount: 2000 },
          ...{ shipping: 4900, total: 40_803, prescriptionTotal: 0, withoutPrescriptionTotal: 40_803 },
          vat: [
            { rate: 25, taxable: 25_839, vat: 6460 },
            { rate: 6, taxable: 8023, vat: 481 },
          ],
          pointsBasis: 35_903,
        },
        delivery: chosen,
        parcels: [
          {
            ...{ parcelId: '100001-1', kind: 'ambient', optionId: 'agent', method: 'Ombud', trackingKey },
            lineIds: ['1', '2'],
            promise: { text: '1–2 vardagar', earliest, latest },
          },
        ],
        chequeId: 'cheque-1',
        pickupPlace: null,
      },
    });
});

describe('an order of cold and other goods', () => {
  const insulin = { ...cream, varuId: '998877', name: 'Insulin', flags: ['StoredCold'], quantity: 1 } as const;
  const { earliest, latest } = agent;
  const ambient = {
    kind: 'ambient',
    optionId: 'agent',
    method: 'Ombud',
    promise: 'i morgon',
    earliest,
    latest,
  } as const;
  const chilled = {
    ...ambient,
    kind: 'chilled',
    optionId: 'chilled-home',
    method: 'Kyld',
    promise: 'på torsdag',
  } as const;
  const mixed: PlaceOrder = {
    ...place,
    lines: [insulin, cream, vitamins],
    delivery: { ...agent, parcels: [ambient, chilled] },
    otherTrackingKeys: ['parcel-2'],
  };

  test('leaves as two parcels, each with its number, its option, its promise and its goods', () => {
    const decided = placeOrder(mixed, initialOrder);
    const { data } = ('accepted' in decided ? decided.accepted[0] : null) as OrderPlaced;
    const each = ({ parcelId, kind, method, trackingKey, lineIds, promise }: OrderParcel) =>
      [parcelId, kind, method, trackingKey, lineIds.join(), promise.text].join(' ');
    expect(data.parcels.map(each)).toEqual([
      '100001-1 ambient Ombud parcel-1 2,3 i morgon',
      '100001-2 chilled Kyld parcel-2 1 på torsdag',
    ]);
    expect(data.totals.shipping).toBe(agent.price);
  });

  test.each([
    ['the goods are no longer cold', { lines: [cream, vitamins] }],
    ['nothing but cold goods is left', { lines: [insulin] }],
    ['a parcel has no key', { otherTrackingKeys: [] }],
    ['cold goods have no parcel', { delivery: { ...agent, parcels: [ambient] } }],
  ])('is refused when %s', (_why, change: Partial<PlaceOrder>) => {
    given()
      .when({ ...mixed, ...change })
      .thenRejected({ type: 'ParcelsDiffer', field: 'parcels' });
  });
});

test('it is placed once, and its number is nobody else’s', () => {
  given(placed([cream]))
    .when(place)
    .then();
  given(placed([cream]), failed)
    .when(place)
    .then();
  given(placed([cream]))
    .when({ ...place, orderId: 'order-2' })
    .thenRejected({ type: 'OrderAlreadyPlaced' });
});

test('a cheque is used in full or not at all, and never on prescriptions', () => {
  given()
    .when({ ...place, lines: [{ ...vitamins, unitPrice: 1999 }, elvanse] })
    .thenRejected({ type: 'ChequeAboveGoods', field: 'chequeId', amount: 2000, usable: 1999 });
});

test('nothing at all is no order', () => {
  given()
    .when({ ...place, lines: [] })
    .thenRejected({ type: 'OrderIsEmpty', field: 'lines' });
});

test.each([0, -1, 1.5])('%p pieces cannot be ordered', (quantity) => {
  given()
    .when({ ...place, lines: [{ ...cream, quantity }] })
    .thenRejected({ type: 'QuantityInvalid', field: 'quantity', varuId: cream.varuId });
});

test('prices are whole öre', () => {
  given()
    .when({ ...place, lines: [{ ...cream, unitPrice: -1 }] })
    .thenRejected({ type: 'PriceInvalid', field: 'unitPrice', varuId: cream.varuId });
  given()
    .when({ ...place, delivery: { ...agent, price: 0.5 } })
    .thenRejected({ type: 'PriceInvalid', field: 'delivery', varuId: null });
});
