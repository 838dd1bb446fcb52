import { expect, test } from 'vitest';

import { DELIVERY_OPTIONS, deliveryRule } from '../../domain/delivery/index.js';
import { chequeRule, levelTable } from '../../domain/member/index.js';
import {
  COMPLAINT_FAULTS,
  COMPLAINT_WISHES,
  DECLINE_GROUNDS,
  INSPECTION_OUTCOMES,
  order,
  SHORT_CAUSES,
  type CancellationAnswered,
  type ComplaintDeclined,
  type ComplaintMade,
  type GoodsDestroyed,
  type ItemsReturned,
  type OrderPlaced,
  type ParcelShort,
  type ReturnInspected,
  type ReturnWarned,
  type WithdrawalNotified,
} from '../../domain/order/index.js';
import { methodRules, payment } from '../../domain/payment/index.js';
import { SPEC_UNTIL, type SeededShop } from '../testing.js';

type Answer = CancellationAnswered['data']['answer'];
type Destroyed = GoodsDestroyed['data']['why'];
type Risk = ReturnWarned['data']['risk'];
const ANSWERS: Readonly<Record<Answer, true>> = { stopped: true, partly: true, 'too-late': true, unknown: true };
const DESTROYED: Readonly<Record<Destroyed, true>> = { 'not-delivered': true, 'not-collected': true };
const RISKS: Readonly<Record<Risk, true>> = { 'refund-due': true, 'never-came': true };

const told = <T>(values: readonly T[]) => [...new Set(values)].sort();

/** The lists are those of the rules. So a new one fails until the generated year has it. */
export function everyWayWasBought(seeded: () => SeededShop): void {
  test('each payment method that can be chosen is paid with', () => {
    const { methods } = methodRules.on(SPEC_UNTIL);
    const choosable = methods.filter(({ offered, method }) => offered && method !== 'Free').map(({ method }) => method);
    const authorised = seeded()
      .states(payment)
      .filter(({ phase }) => phase === 'authorised');
    expect(told(authorised.map(({ started }) => started?.method))).toEqual(told(choosable));
  });

  test('nothing is free, because no cheque pays for goods whose delivery is free', () => {
    const rates = levelTable.on(SPEC_UNTIL).steps.map(({ rate }) => rate);
    const largestCheque = chequeRule.on(SPEC_UNTIL).yearlyCap * Math.max(...rates);
    expect(largestCheque).toBeLessThan(deliveryRule.on(SPEC_UNTIL).freeShippingLimit);
  });

  test('each delivery option brings a parcel to its customer', () => {
    const parcels = seeded()
      .states(order)
      .flatMap((state) => state.parcels);
    const delivered = parcels.filter(({ phase }) => phase === 'delivered');
    expect(told(delivered.map(({ optionId }) => optionId))).toEqual(told(DELIVERY_OPTIONS));
  });

  test('each event of an order and of a payment is told', () => {
    const types = new Set(seeded().events.map(({ type }) => type));
    const all = [...Object.keys(order.events), ...Object.keys(payment.events)];
    expect(all.filter((type) => !types.has(type))).toEqual([]);
  });

  test('orders in two parcels arrive whole, in part, and not at all', () => {
    const split = seeded()
      .states(order)
      .filter(({ parcels }) => parcels.length > 1);
    const ends = split.map(({ parcels }) => parcels.map(({ phase }) => phase).join());
    expect(told(ends)).toEqual(['delivered,cancelled', 'delivered,delivered']);
    expect(
      seeded()
        .of<OrderPlaced>('OrderPlaced')
        .some(({ parcels }) => parcels.length > 1),
    ).toBe(true);
  });

  everyEndOccurred(seeded);
}

/** All that may become of goods after the purchase. */
function everyEndOccurred(seeded: () => SeededShop): void {
  test('each answer to a request to stop parcels comes, and pieces lack for each reason', () => {
    const answers = seeded().of<CancellationAnswered>('CancellationAnswered');
    expect(told(answers.map(({ answer }) => answer))).toEqual(told(Object.keys(ANSWERS)));
    const causes = seeded()
      .of<ParcelShort>('ParcelShort')
      .flatMap(({ lines }) => lines.map(({ cause }) => cause));
    expect(told(causes)).toEqual(told([...SHORT_CAUSES, 'not-dispensed']));
    const ends = seeded()
      .of<ParcelShort>('ParcelShort')
      .map((short) => short.ends);
    expect(told(ends)).toEqual([null, 'order', 'parcel']);
  });

  test('goods come back whole and in part, and the warehouse finds all that it can find', () => {
    const asked = seeded()
      .of<WithdrawalNotified>('WithdrawalNotified')
      .map(({ asks }) => asks);
    expect(told(asked)).toEqual(['return', 'stop']);
    expect(
      told(
        seeded()
          .of<ItemsReturned>('ItemsReturned')
          .map(({ whole }) => whole),
      ),
    ).toEqual([false, true]);
    const found = seeded()
      .of<ReturnInspected>('ReturnInspected')
      .flatMap(({ lines }) => lines);
    expect(told(found.map(({ outcome }) => outcome))).toEqual(told(INSPECTION_OUTCOMES));
    expect(
      told(
        seeded()
          .of<ReturnWarned>('ReturnWarned')
          .map(({ risk }) => risk),
      ),
    ).toEqual(told(Object.keys(RISKS)));
    const destroyed = seeded()
      .of<GoodsDestroyed>('GoodsDestroyed')
      .map(({ why }) => why);
    expect(told(destroyed)).toEqual(told(Object.keys(DESTROYED)));
  });

  test('complaints of each fault come with each wish, and are declined on each ground', () => {
    const made = seeded().of<ComplaintMade>('ComplaintMade');
    expect(told(made.map(({ fault }) => fault))).toEqual(told(COMPLAINT_FAULTS));
    expect(told(made.map(({ wish }) => wish))).toEqual(told(COMPLAINT_WISHES));
    const grounds = seeded()
      .of<ComplaintDeclined>('ComplaintDeclined')
      .map(({ ground }) => ground);
    expect(told(grounds)).toEqual(told(DECLINE_GROUNDS));
  });
}
