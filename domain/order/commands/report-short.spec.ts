import { describe, expect, test } from 'vitest';

import { fold, specify } from '../../kernel/index.js';
import { order, owedTotal, withdrawable, type OrderEvent } from '../index.js';
import {
  AT,
  cancelled,
  confirmed,
  cream,
  dispatched,
  elvanse,
  inTwoParcels,
  placed,
  vitamins,
} from '../spec-events.js';
import type { ReportShort } from './report-short.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));
const bought = inTwoParcels(placed([cream, vitamins]));
const left = { ...dispatched, data: { ...dispatched.data, trackingNumber: 'no-1' } };

const lacking: ReportShort = {
  type: 'ReportShort',
  shortId: 'short-1',
  parcelId: '100001-1',
  lines: [{ lineId: '1', quantity: 1, cause: 'lacking' }],
  reportedAt: AT,
};
const data = {
  shortId: 'short-1',
  parcelId: '100001-1',
  lines: [{ lineId: '1', quantity: 1, refund: 10_001, cause: 'lacking' }],
  refund: 10_001,
  pointsBasis: 10_001,
  sent: false,
  ends: null,
  reportedAt: AT,
  reportedOn: '2026-05-04',
} as const;
const short = { type: 'ParcelShort', data } as const;
const all = { ...lacking, lines: [{ lineId: '1', quantity: 3, cause: 'broken' }] } as const;
const allShort = {
  type: 'ParcelShort',
  data: {
    ...data,
    lines: [{ lineId: '1', quantity: 3, refund: 30_003, cause: 'broken' }],
    refund: 30_003,
    pointsBasis: 30_003,
    ends: 'parcel',
  },
} as const;
const stateAfter = (...events: readonly OrderEvent[]) =>
  fold(order.evolve, order.initial, [bought, confirmed, ...events]);
const dispatch = { type: 'Dispatch', trackingNumber: 'no-1', carrier: 'PostNord', dispatchedAt: AT } as const;

describe('pieces that the warehouse lacks', () => {
  test('are not sent, and their money goes back', () => {
    given(bought, confirmed).when(lacking).then(short);
    expect(owedTotal(stateAfter(short))).toBe(bought.data.totals.total - 10_001);
  });

  test('are told once, however often the warehouse says so', () => {
    given(bought, confirmed, short).when(lacking).then();
  });

  test('lower what is due with the parcel, and what earns points', () => {
    const decided = order.decide({ ...dispatch, parcelId: '100001-1' }, stateAfter(short));
    expect('accepted' in decided && decided.accepted[0]?.data).toMatchObject({
      due: 20_002 + 4900,
      shipping: 4900,
      pointsBasis: 20_002,
    });
  });

  test('end a parcel that has nothing left, and the freight is due with the next one', () => {
    given(bought, confirmed).when(all).then(allShort);
    const after = stateAfter(allShort);
    expect(after.parcels.map(({ phase, endReason, short: pieces }) => [phase, endReason, pieces])).toEqual([
      ['cancelled', 'short', 3],
      ['waiting', null, 0],
    ]);
    const decided = order.decide({ ...dispatch, parcelId: '100001-2' }, after);
    expect('accepted' in decided && decided.accepted[0]?.data).toMatchObject({ due: 7900 + 4900, shipping: 4900 });
  });

  test('cancel the order when nothing is left of it', () => {
    const rest = {
      ...all,
      shortId: 'short-2',
      parcelId: '100001-2',
      lines: [{ lineId: '2', quantity: 1, cause: 'lacking' }],
    };
    given(bought, confirmed, allShort)
      .when(rest as ReportShort)
      .then(
        {
          type: 'ParcelShort',
          data: {
            ...data,
            shortId: 'short-2',
            parcelId: '100001-2',
            lines: [{ lineId: '2', quantity: 1, refund: 7900, cause: 'lacking' }],
            refund: 7900,
            pointsBasis: 7900,
            ends: 'order',
          },
        },
        { type: 'OrderCancelled', data: { reason: 'short', cancelledAt: AT } },
      );
  });

  test('after the parcel has left are paid back, and the parcel goes on', () => {
    given(bought, confirmed, left)
      .when(all)
      .then({ ...allShort, data: { ...allShort.data, sent: true, ends: null } });
  });

  test('give the freight back when the rest of the order was returned', () => {
    const returned: OrderEvent = {
      type: 'ItemsReturned',
      data: {
        ...{ returnId: 'r-1', lines: [{ lineId: '1', quantity: 3, refund: 30_003 }], refund: 30_003, shipping: 0 },
        ...{ pointsBasis: 30_003, whole: false, fee: null, returnedAt: AT, returnedOn: '2026-05-04' },
      },
    };
    const [, freight] = accepted(
      { ...lacking, parcelId: '100001-2', lines: [{ lineId: '2', quantity: 1, cause: 'lacking' }] },
      left,
      returned,
    );
    expect(freight).toEqual({ type: 'NothingLeft', data: { freight: 4900, leftAt: AT, leftOn: '2026-05-04' } });
    expect(
      owedTotal(
        stateAfter(
          left,
          returned,
          ...accepted(
            { ...lacking, parcelId: '100001-2', lines: [{ lineId: '2', quantity: 1, cause: 'lacking' }] },
            left,
            returned,
          ),
        ),
      ),
    ).toBe(0);
  });

  test('can neither be returned nor withdrawn from, and a later return pays back the rest to the öre', () => {
    const after = stateAfter(short, left);
    expect(withdrawable(after, (after.order?.lines ?? [])[0] as never)).toBe(2);
    const back = (quantity: number) =>
      order.decide({ type: 'ReturnItems', returnId: 'r', lines: [{ lineId: '1', quantity }], returnedAt: AT }, after);
    expect(back(3)).toMatchObject({ rejected: { type: 'ReturnAboveSold', returnable: 2 } });
    expect(back(2)).toMatchObject({ accepted: [{ data: { refund: 20_002, whole: false } }] });
  });

  test('may be a medicine', () => {
    const medicines = inTwoParcels(placed([cream, elvanse]));
    given(medicines, confirmed)
      .when({ ...lacking, parcelId: '100001-2', lines: [{ lineId: '2', quantity: 1, cause: 'broken' }] })
      .then({
        type: 'ParcelShort',
        data: {
          ...data,
          parcelId: '100001-2',
          lines: [{ lineId: '2', quantity: 1, refund: 24_500, cause: 'broken' }],
          refund: 24_500,
          pointsBasis: 0,
          ends: 'parcel',
        },
      });
  });
});

describe('a report that cannot be true is refused and records nothing:', () => {
  test.each([
    ['an unknown parcel', { parcelId: '100001-3' }, { type: 'ParcelUnknown', field: 'parcelId', parcelId: '100001-3' }],
    ['a line of another parcel', { parcelId: '100001-2' }, { type: 'LineUnknown', field: 'lineId', lineId: '1' }],
    ['no line', { lines: [] }, { type: 'ShortIsEmpty', field: 'lines' }],
    [
      'more pieces than are left',
      { lines: [...lacking.lines, { lineId: '1', quantity: 3, cause: 'broken' }] },
      { type: 'ShortAboveLeft', field: 'quantity', lineId: '1', left: 3 },
    ],
  ] as const)('%s', (_what, change, rejection) => {
    given(bought, confirmed)
      .when({ ...lacking, ...change })
      .thenRejected(rejection);
  });

  test('of a parcel that has ended', () => {
    given(bought, confirmed, allShort)
      .when({ ...lacking, shortId: 'short-2' })
      .thenRejected({ type: 'ParcelEnded', field: 'parcelId', parcelId: '100001-1' });
    given(bought, confirmed, cancelled)
      .when(lacking)
      .thenRejected({ type: 'ParcelEnded', field: 'parcelId', parcelId: '100001-1' });
  });

  test('of an order that is not paid or not known', () => {
    given(bought).when(lacking).thenRejected({ type: 'OrderPhaseWrong', phase: 'placed' });
    given().when(lacking).thenRejected({ type: 'OrderUnknown' });
  });
});

function accepted(command: ReportShort, ...events: readonly OrderEvent[]): readonly OrderEvent[] {
  const decided = order.decide(command, stateAfter(...events));
  if (!('accepted' in decided)) throw new RangeError(decided.rejected.type);
  return decided.accepted;
}

describe('a withdrawal from goods that the warehouse then lacks', () => {
  const notify = (quantity: number) =>
    ({ type: 'NotifyWithdrawal', withdrawalId: 'w1', lines: [{ lineId: '1', quantity }], notifiedAt: AT }) as const;
  const after = (history: readonly OrderEvent[], command: Parameters<typeof order.decide>[0]) => {
    const outcome = order.decide(command, fold(order.evolve, order.initial, history));
    return 'accepted' in outcome ? [...history, ...outcome.accepted] : history;
  };
  const noticeAfter = (history: readonly OrderEvent[]) =>
    fold(order.evolve, order.initial, history).withdrawals.map(({ status }) => status);

  test('has nothing to come back, so it ends', () => {
    const awaited = after([bought, confirmed], notify(1));
    expect(noticeAfter(awaited)).toEqual(['awaited']);
    expect(noticeAfter(after(awaited, lacking))).toEqual(['awaited']);
    expect(noticeAfter(after(awaited, all))).toEqual(['stopped']);
    expect(noticeAfter(after([...awaited, left as OrderEvent], all))).toEqual(['stopped']);
  });

  test('and that was to stop the parcel asks for no return when the warehouse was too late', () => {
    const stopping = after([bought, confirmed], notify(3));
    const sent = after(after(stopping, { ...dispatch, parcelId: '100001-1' }), all);
    const answered = after(sent, { type: 'AnswerCancellation', answer: 'too-late', answeredAt: AT });
    expect(noticeAfter(answered)).toEqual(['stopped']);
  });
});
