import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { cancelled, confirmed, cream, delivered, dispatched, notDelivered, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const { parcelId, trackingNumber, carrier, dispatchedAt: leftAt } = dispatched.data;
const late = { type: 'Dispatch', parcelId, trackingNumber, carrier, dispatchedAt: leftAt } as const;

const deliver = {
  type: 'Deliver',
  parcelId: '100001-1',
  trackingNumber: '100001-1',
  carrier: 'PostNord',
  deliveredAt: delivered.data.deliveredAt,
} as const;

test('a parcel arrives, once, also at the second try', () => {
  given(placed([cream]), confirmed, dispatched)
    .when(deliver)
    .then(delivered);
  given(placed([cream]), confirmed, dispatched, delivered)
    .when(deliver)
    .then();
  given(placed([cream]), confirmed, dispatched, notDelivered)
    .when(deliver)
    .then(delivered);
});

test('a delivery that overtakes its dispatch tells both, and the late dispatch nothing more', () => {
  const { deliveredAt: dispatchedAt } = delivered.data;
  const unseen = {
    ...dispatched,
    data: { ...dispatched.data, dispatchedAt, dispatchedOn: '2026-05-06' },
  };
  given(placed([cream]), confirmed)
    .when(deliver)
    .then(unseen, delivered);
  given(placed([cream]), confirmed, unseen, delivered)
    .when(late)
    .then();
});

test('a parcel that leaves although its order was cancelled has left all the same', () => {
  given(placed([cream]), confirmed, cancelled)
    .when(late)
    .then(dispatched);
});

test('not before it is paid, nor under another number', () => {
  given(placed([cream]))
    .when(deliver)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'placed' });
  given(placed([cream]), confirmed, dispatched)
    .when({ ...deliver, trackingNumber: 'x' })
    .thenRejected({ type: 'TrackingNumberUnknown', field: 'trackingNumber' });
});
