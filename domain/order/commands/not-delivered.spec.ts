import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { confirmed, cream, delivered, dispatched, notDelivered, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const fails = { type: 'NotDelivered', trackingNumber: '100001-1', reason: 'ingen hemma' } as const;

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

test('not before it has left, nor under another number', () => {
  given(placed([cream]), confirmed)
    .when(fails)
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'confirmed' });
  given(placed([cream]), confirmed, dispatched)
    .when({ ...fails, trackingNumber: 'x' })
    .thenRejected({ type: 'TrackingNumberUnknown', field: 'trackingNumber' });
});
