import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { confirmed, cream, delivered, dispatched, notDelivered, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const fails = {
  type: 'NotDelivered',
  parcelId: '100001-1',
  trackingNumber: '100001-1',
  carrier: 'PostNord',
  reason: 'ingen hemma',
  failedAt: '2026-05-06T15:00:00.000Z',
} as const;

test('the carrier could not deliver', () => {
  given(placed([cream]), confirmed, dispatched)
    .when(fails)
    .then(notDelivered);
  given(placed([cream]), confirmed, dispatched, notDelivered)
    .when(fails)
    .then();
});

test('late word of it does not undo a delivery', () => {
  given(placed([cream]), confirmed, dispatched, delivered)
    .when(fails)
    .then();
});

test('word of a failed try that overtakes the dispatch tells both', () => {
  const unseen = {
    ...dispatched,
    data: { ...dispatched.data, dispatchedAt: fails.failedAt, dispatchedOn: '2026-05-06' },
  };
  given(placed([cream]), confirmed)
    .when(fails)
    .then(unseen, notDelivered);
});

test('not before it is paid, nor under another number', () => {
  given(placed([cream]))
    .when(fails)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'placed' });
  given(placed([cream]), confirmed, dispatched)
    .when({ ...fails, trackingNumber: 'x' })
    .thenRejected({ type: 'TrackingNumberUnknown', field: 'trackingNumber' });
});
