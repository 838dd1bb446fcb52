import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { confirmed, cream, delivered, dispatched, notDelivered, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const deliver = { type: 'Deliver', trackingNumber: '100001-1', deliveredAt: delivered.data.deliveredAt } as const;

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

test('not before it has left, nor under another number', () => {
  given(placed([cream]), confirmed)
    .when(deliver)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'confirmed' });
  given(placed([cream]), confirmed, dispatched)
    .when({ ...deliver, trackingNumber: 'x' })
    .thenRejected({ type: 'TrackingNumberUnknown', field: 'trackingNumber' });
});
