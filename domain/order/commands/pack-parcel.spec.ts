import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { cancelled, confirmed, cream, delivered, dispatched, inTwoParcels, placed, vitamins } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const [EIGHT, NINE] = ['2026-05-05T06:00:00.000Z', '2026-05-05T07:00:00.000Z'];
const paid = [inTwoParcels(placed([cream, vitamins])), confirmed] as const;
const pick = (parcelId: string) => ({ type: 'StartPicking', parcelId, startedAt: EIGHT }) as const;
const pack = (parcelId: string) => ({ type: 'PackParcel', parcelId, packedAt: NINE }) as const;
const picking = (parcelId: string) => ({ type: 'PickingStarted', data: { parcelId, startedAt: EIGHT } }) as const;
const packed = (parcelId: string) => ({ type: 'ParcelPacked', data: { parcelId, packedAt: NINE } }) as const;

test('each parcel is picked and packed by itself, once', () => {
  given(...paid)
    .when(pick('100001-2'))
    .then(picking('100001-2'));
  given(...paid, picking('100001-2'))
    .when(pick('100001-2'))
    .then();
  given(...paid, picking('100001-2'))
    .when(pick('100001-1'))
    .then(picking('100001-1'));
  given(...paid, picking('100001-2'))
    .when(pack('100001-2'))
    .then(packed('100001-2'));
  given(...paid, packed('100001-2'))
    .when(pack('100001-2'))
    .then();
});

test('older news than what is known changes nothing', () => {
  given(...paid, packed('100001-1'))
    .when(pick('100001-1'))
    .then();
  for (const late of [pick('100001-1'), pack('100001-1')])
    for (const known of [[dispatched], [dispatched, delivered]] as const)
      given(...paid, ...known)
        .when(late)
        .then();
});

test('a parcel of a cancelled order may have been picked before, but is never packed', () => {
  given(...paid, cancelled)
    .when(pick('100001-1'))
    .then();
  given(...paid, cancelled)
    .when(pack('100001-1'))
    .thenRejected({ type: 'ParcelEnded', field: 'parcelId', parcelId: '100001-1' });
});

test.each([pick, pack])('an unknown parcel and an unpaid order are refused', (of) => {
  given(...paid)
    .when(of('100001-3'))
    .thenRejected({ type: 'ParcelUnknown', field: 'parcelId', parcelId: '100001-3' });
  given(placed([cream]))
    .when(of('100001-1'))
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'placed' });
  given().when(of('100001-1')).thenRejected({ type: 'OrderUnknown' });
});
