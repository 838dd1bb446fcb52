import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { cancelled, confirmed, cream, delivered, dispatched, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const dispatch = {
  type: 'Dispatch',
  parcelId: '100001-1',
  trackingNumber: '100001-1',
  carrier: 'PostNord',
  dispatchedAt: dispatched.data.dispatchedAt,
} as const;

test('a parcel that leaves after midnight in Stockholm leaves on that day', () => {
  given(placed([cream]), confirmed)
    .when(dispatch)
    .then(dispatched);
});

test('it leaves once', () => {
  given(placed([cream]), confirmed, dispatched)
    .when(dispatch)
    .then();
  given(placed([cream]), confirmed, dispatched, delivered)
    .when(dispatch)
    .then();
  given(placed([cream]), confirmed, dispatched)
    .when({ ...dispatch, trackingNumber: '100001-2' })
    .thenRejected({ type: 'TrackingNumberUnknown', field: 'trackingNumber' });
  given(placed([cream]), confirmed)
    .when({ ...dispatch, parcelId: '100001-9' })
    .thenRejected({ type: 'ParcelUnknown', field: 'parcelId', parcelId: '100001-9' });
});

test('not before it is paid, nor when it was cancelled before that', () => {
  given(placed([cream]))
    .when(dispatch)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'placed' });
  given(placed([cream]), cancelled)
    .when(dispatch)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'cancelled' });
});
