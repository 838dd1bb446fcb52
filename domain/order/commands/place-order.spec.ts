import { describe, expect, test } from 'vitest';

import { FORGOTTEN, isForgotten, specify } from '../../kernel/index.js';
import {
  initialOrder,
  mayWithdraw,
  order,
  placedOrder,
  type OrderedItem,
  type OrderParcel,
  type OrderPlaced,
} from '../index.js';
import { agent, AT, contact, cream, elvanse, failed, placed, prescribed, vitamins } from '../spec-events.js';
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
        prescriptions: null,
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

describe('an order with a prescription line', () => {
  const { prescription: ordered } = prescribed;
  if (!ordered) throw new RangeError('the line has a prescription');
  const [event] = [placed([cream, prescribed])];

  test('keeps what was prescribed apart from its lines, which do not tell of it', () => {
    const { lines, prescriptions } = event.data;
    expect(prescriptions).toEqual([{ lineId: '2', ...ordered }]);
    expect(JSON.stringify(lines)).not.toMatch(/Amlovent|710003|prescription-1|burk/);
    expect(isForgotten(lines) ? [] : lines[1]).toMatchObject({
      lineId: '2',
      type: 'Rx',
      name: 'Receptvara',
      total: 7275,
    });
  });

  test('joins them again for whoever decides about the order, and after an erasure knows only that there was one', () => {
    const [goods, medicine] = placedOrder(event.data).lines;
    expect([goods?.prescription, medicine?.prescription]).toEqual([null, { lineId: '2', ...ordered }]);
    const erased = placedOrder({ ...event.data, prescriptions: FORGOTTEN }).lines;
    expect(erased.map(({ prescription }) => prescription)).toEqual([null, FORGOTTEN]);
  });

  test('has no points, no discount and no VAT for it, and cannot be withdrawn from (LAW-01, LAW-04)', () => {
    const half = { code: 'HALVA', name: 'Halva priset', off: { percent: 50 }, goods: null, holdKey: 'hold-1' };
    const decided = placeOrder({ ...place, lines: [cream, prescribed], coupon: half, cheque: null }, initialOrder);
    const { totals, lines } = (('accepted' in decided ? decided.accepted[0] : null) as OrderPlaced).data;
    const medicine = isForgotten(lines) ? undefined : lines[1];
    expect([totals.prescriptionTotal, totals.pointsBasis, totals.couponDiscount]).toEqual([7275, 15_001, 15_002]);
    expect([medicine?.discounts, medicine?.vatRate, mayWithdraw({ type: 'Rx' })]).toEqual([[], 0, false]);
  });

  const misfits: readonly (readonly [string, OrderedItem])[] = [
    ['two withdrawals', { ...prescribed, quantity: 2 }],
    ['another price than was decided', { ...prescribed, unitPrice: 7274 }],
    ['no packages', { ...prescribed, prescription: { ...ordered, packages: 0 } }],
    ['a reduction', { ...prescribed, reductions: [{ kind: 'campaign', code: null, amount: 100 }] }],
    ['the type of other goods', { ...prescribed, type: 'Ha' }],
  ];
  test.each(misfits)('is refused with %s', (_why, line) => {
    given()
      .when({ ...place, lines: [line], cheque: null })
      .thenRejected({ type: 'PrescriptionMisfits', field: 'lines' });
  });
});
