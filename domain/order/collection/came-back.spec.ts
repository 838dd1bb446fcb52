import { describe, expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order, type OrderEvent, type OrderPlaced } from '../index.js';
import { AT, confirmed, cream, delivered, dispatched, elvanse, placed } from '../spec-events.js';
import { bought, notCollected, ready, readyWith, report, withdraws } from './spec-parcels.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

describe('back at the warehouse', () => {
  const comesBack = {
    type: 'TakeBackParcel',
    ...report,
    returnId: 'back',
    cameBackAt: '2026-05-25T08:00:00.000Z',
  } as const;
  const back = (
    lines: readonly object[] = [{ lineId: '1', quantity: 3 }],
    settles: readonly string[] = [],
  ): OrderEvent =>
    ({
      type: 'ParcelCameBack',
      data: {
        ...{ parcelId: '100001-1', trackingNumber: '100001-1', lines, settles },
        ...{ returnId: 'back', cameBackAt: comesBack.cameBackAt },
      },
    }) as OrderEvent;
  const refunded = (refund: number, fee: number | null, change: object = {}): OrderEvent =>
    ({
      type: 'ItemsReturned',
      data: {
        ...{ returnId: 'back', lines: [{ lineId: '1', quantity: 3, refund: 30_003 }], refund, shipping: 0 },
        ...{ pointsBasis: 30_003, whole: true, fee: fee && { amount: fee, ruleVersion: 'delivery@2000-01-01' } },
        ...{ returnedAt: comesBack.cameBackAt, returnedOn: '2026-05-25', ...change },
      },
    }) as OrderEvent;
  const uncollected = [bought(), confirmed, dispatched, ready, notCollected()] as const;

  test('uncollected goods are refunded less 150 kr, and the freight was used', () => {
    given(...uncollected)
      .when(comesBack)
      .then(back(), refunded(15_003, 15_000));
    given(...uncollected, back(), refunded(15_003, 15_000))
      .when(comesBack)
      .then();
  });

  test('the fee is never more than the goods', () => {
    const cheap = { ...cream, unitPrice: 4_000 };
    given(
      bought('agent', [cheap]),
      confirmed,
      { ...dispatched, data: { ...dispatched.data, due: 16_900 } } as OrderEvent,
      ready,
      notCollected(),
    )
      .when(comesBack)
      .then(
        back(),
        refunded(0, 12_000, { lines: [{ lineId: '1', quantity: 3, refund: 12_000 }], pointsBasis: 12_000 }),
      );
  });

  test('a report that comes before the night’s job tells the end of the time too', () => {
    given(bought(), confirmed, dispatched, ready)
      .when(comesBack)
      .then(notCollected({ notedAt: comesBack.cameBackAt }), back(), refunded(15_003, 15_000));
  });

  test('who withdrew before the end of the time bears no fee, and gets the freight too', () => {
    const whole = { lines: [{ lineId: '1', quantity: 3, refund: 30_003 }], shipping: 4900 };
    given(bought(), confirmed, dispatched, ready, ...withdraws('2026-05-20T21:59:59.999Z'), notCollected())
      .when(comesBack)
      .then(back(undefined, ['w1']), refunded(34_903, null, whole));
  });

  test('who withdrew later bears the fee, and gets the freight by the right of withdrawal', () => {
    given(bought(), confirmed, dispatched, ready, notCollected(), ...withdraws('2026-05-20T22:00:00.000Z'))
      .when(comesBack)
      .then(back(undefined, ['w1']), refunded(19_903, 15_000, { shipping: 4900 }));
  });

  test('only the pieces without a notice bear the fee', () => {
    given(bought(), confirmed, dispatched, ready, ...withdraws('2026-05-10T08:00:00.000Z', 2), notCollected())
      .when(comesBack)
      .then(back(undefined, ['w1']), refunded(20_002, 10_001));
  });

  test('a parcel that came back for another reason is refunded with its freight', () => {
    given(bought('norrland-home'), confirmed, dispatched)
      .when(comesBack)
      .then(back(), refunded(34_903, null, { shipping: 4900 }));
  });

  test('what the customer has cannot come back like this', () => {
    given(bought(), confirmed, dispatched, delivered)
      .when(comesBack)
      .thenRejected({ type: 'ParcelElsewhere', phase: 'delivered' });
  });

  test('and what came back cannot be delivered', () => {
    given(...uncollected, back())
      .when({ type: 'Deliver', ...report, deliveredAt: AT })
      .thenRejected({ type: 'ParcelElsewhere', phase: 'came-back' });
  });
});

describe('back before the warehouse answered whether it stopped the parcel', () => {
  const [notified] = withdraws('2026-05-05T08:00:00.000Z');
  const asks: readonly OrderEvent[] = [
    { ...notified, data: { ...notified?.data, asks: 'stop' } } as OrderEvent,
    {
      type: 'CancellationRequested',
      data: { reason: 'withdrawal', parcelIds: ['100001-1'], requestedAt: '2026-05-05T08:00:00.000Z' },
    },
  ];
  const comesBack = {
    type: 'TakeBackParcel',
    ...report,
    returnId: 'back',
    cameBackAt: '2026-05-25T08:00:00.000Z',
  } as const;
  const after = (history: readonly OrderEvent[], command: Parameters<typeof order.decide>[0]) => {
    const decided = order.decide(command, history.reduce(order.evolve, order.initial));
    return 'accepted' in decided ? [...history, ...decided.accepted] : [];
  };

  test('the notice is settled, and the customer is not asked to send what they never got', () => {
    const back = after([bought(), confirmed, ...asks, dispatched], comesBack);
    expect(back.at(-2)).toMatchObject({ type: 'ParcelCameBack', data: { settles: ['w1'] } });
    const answered = after(back, {
      type: 'AnswerCancellation',
      answer: 'too-late',
      answeredAt: '2026-05-26T08:00:00.000Z',
    });
    expect(answered.slice(back.length).map(({ type }) => type)).toEqual(['CancellationAnswered']);
    expect(answered.reduce(order.evolve, order.initial).withdrawals[0]?.status).toBe('settled');
  });

  test('who asked to stop it in time bears no fee', () => {
    const back = after([bought(), confirmed, ...asks, dispatched, ready, notCollected()], comesBack);
    expect(back.at(-1)).toMatchObject({ type: 'ItemsReturned', data: { refund: 34_903, fee: null } });
  });
});

describe('medicines', () => {
  const mixed = [cream, elvanse];
  const sent = { ...dispatched, data: { ...dispatched.data, lineIds: ['1', '2'] } } as unknown as OrderEvent;
  const destroyed = (why: string, destroyedAt: string): OrderEvent =>
    ({
      type: 'GoodsDestroyed',
      data: {
        ...{ parcelId: '100001-1', lines: [{ lineId: '2', quantity: 1 }], why, destroyedAt },
        ruleVersion: 'collect@2000-01-01',
      },
    }) as OrderEvent;
  const comesBack = {
    type: 'TakeBackParcel',
    ...report,
    returnId: 'back',
    cameBackAt: '2026-05-25T08:00:00.000Z',
  } as const;
  const refundOf = (events: readonly OrderEvent[]) => {
    const state = events.reduce(order.evolve, order.initial);
    const decided = order.decide(comesBack, state);
    if (!('accepted' in decided)) throw new RangeError(decided.rejected.type);
    const back = decided.accepted.find(({ type }) => type === 'ItemsReturned');
    const { lines, refund, shipping, fee, whole } = back?.data as Extract<
      OrderEvent,
      { type: 'ItemsReturned' }
    >['data'];
    return { told: decided.accepted.map(({ type }) => type), lines, refund, shipping, fee: fee?.amount ?? null, whole };
  };

  test('of a failed evening delivery are destroyed; the rest comes back with no fee', () => {
    const fails = { type: 'NotDelivered', ...report, reason: 'ingen hemma', failedAt: AT } as const;
    const failed: OrderEvent = {
      type: 'OrderNotDelivered',
      data: { parcelId: '100001-1', trackingNumber: '100001-1', reason: 'ingen hemma', failedAt: AT },
    };
    given(bought('evening-home', mixed), confirmed, sent).when(fails).then(failed, destroyed('not-delivered', AT));
    expect(refundOf([bought('evening-home', mixed), confirmed, sent, failed, destroyed('not-delivered', AT)])).toEqual({
      told: ['ParcelCameBack', 'ItemsReturned'],
      ...{
        lines: [{ lineId: '1', quantity: 3, refund: 30_003 }],
        refund: 30_003,
        shipping: 0,
        fee: null,
        whole: false,
      },
    });
  });

  test('of an uncollected parcel are destroyed and bear no fee; the goods beside them do', () => {
    expect(refundOf([bought('agent', mixed), confirmed, sent, ready, notCollected()])).toEqual({
      told: ['GoodsDestroyed', 'ParcelCameBack', 'ItemsReturned'],
      ...{
        lines: [{ lineId: '1', quantity: 3, refund: 30_003 }],
        refund: 15_003,
        shipping: 0,
        fee: 15_000,
        whole: false,
      },
    });
  });

  test('alone in an uncollected parcel cost their price and nothing more', () => {
    const only = [bought('agent', [elvanse]), confirmed, sent, ready, notCollected()];
    const decided = order.decide(comesBack, only.reduce(order.evolve, order.initial));
    expect('accepted' in decided && decided.accepted.map(({ type }) => type)).toEqual([
      'GoodsDestroyed',
      'ParcelCameBack',
    ]);
  });

  test('that a pharmacy kept were kept well, so they are refunded', () => {
    expect(refundOf([bought('pharmacy', mixed), confirmed, sent, ready, notCollected()])).toMatchObject({
      told: ['ParcelCameBack', 'ItemsReturned'],
      ...{ refund: 30_003 + 24_500 - 15_000, fee: 15_000 },
    });
  });

  test('that the carrier delivered after all are not destroyed', () => {
    const state = [
      ...[bought('evening-home', mixed), confirmed, sent],
      ...[destroyed('not-delivered', AT), delivered],
    ].reduce(order.evolve, order.initial);
    expect(state.parcels[0]?.destroyed).toEqual([]);
  });
});

test('the fee is due once for an order', () => {
  const { type, data } = placed([cream, { ...cream, varuId: '5' }]);
  const [first] = data.parcels;
  const parcels = [
    { ...first, lineIds: ['1'] },
    { ...first, parcelId: '100001-2', trackingKey: 'p2', lineIds: ['2'] },
  ];
  const two = { type, data: { ...data, parcels } } as OrderPlaced;
  const over = ['100001-1', '100001-2'].flatMap((parcelId): OrderEvent[] => [
    { ...dispatched, data: { ...dispatched.data, parcelId, trackingNumber: parcelId } } as unknown as OrderEvent,
    readyWith({ parcelId, trackingNumber: parcelId }),
    notCollected({ parcelId }),
  ]);
  const fees: (number | null)[] = [];
  let state = [two, confirmed, ...over].reduce(order.evolve, order.initial);
  for (const parcelId of ['100001-1', '100001-2']) {
    const at = { cameBackAt: AT, returnId: parcelId, carrier: 'PostNord' };
    const decided = order.decide({ type: 'TakeBackParcel', parcelId, trackingNumber: parcelId, ...at }, state);
    if (!('accepted' in decided)) throw new RangeError(decided.rejected.type);
    state = decided.accepted.reduce(order.evolve, state);
    fees.push(state.returns.at(-1)?.fee?.amount ?? null);
  }
  expect(fees).toEqual([15_000, null]);
});
