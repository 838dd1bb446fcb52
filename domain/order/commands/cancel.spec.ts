import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import {
  AT,
  cancelled,
  cancelRequested,
  confirmed,
  cream,
  delivered,
  dispatched,
  failed,
  placed,
} from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const cancel = { type: 'Cancel', by: 'staff', reason: 'slut i lager', cancelledAt: AT } as const;

test('staff may cancel until the parcel has left, once', () => {
  given(placed([cream]))
    .when(cancel)
    .then(cancelled);
  given(placed([cream]), confirmed, cancelled)
    .when(cancel)
    .then();
});

test('of a paid order the warehouse is asked first, once', () => {
  given(placed([cream]), confirmed)
    .when(cancel)
    .then(cancelRequested);
  given(placed([cream]), confirmed, cancelRequested)
    .when(cancel)
    .then();
});

test('not afterwards', () => {
  given(placed([cream]), confirmed, dispatched)
    .when(cancel)
    .thenRejected({ type: 'ParcelsTooLate', field: 'parcelIds', parcelIds: ['100001-1'] });
  given(placed([cream]), confirmed, dispatched, delivered)
    .when(cancel)
    .thenRejected({ type: 'ParcelsTooLate', field: 'parcelIds', parcelIds: ['100001-1'] });
  given(placed([cream]), failed)
    .when(cancel)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'failed' });
});

test('the customer changes nothing in an order', () => {
  given(placed([cream]), confirmed)
    .when({ ...cancel, by: 'customer' })
    .thenRejected({ type: 'OrderNotChangeableByCustomer' });
});
