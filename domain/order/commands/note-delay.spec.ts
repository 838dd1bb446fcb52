import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order, type OrderEvent } from '../index.js';
import { agent, cancelled, confirmed, cream, delivered, dispatched, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const late = { type: 'NoteDelay', promisedBy: '2026-05-06', noticedAt: '2026-05-07T05:00:00.000Z' } as const;
const delayed: OrderEvent = {
  type: 'DeliveryDelayed',
  data: { promise: agent.promise, promisedBy: '2026-05-06', noticedAt: '2026-05-07T05:00:00.000Z' },
};

test('the promised day has passed, before the parcel left or after', () => {
  given(placed([cream]), confirmed)
    .when(late)
    .then(delayed);
  given(placed([cream]), confirmed, dispatched)
    .when(late)
    .then(delayed);
});

test('it is noted once', () => {
  given(placed([cream]), confirmed, delayed)
    .when({ ...late, noticedAt: '2026-05-08T05:00:00.000Z' })
    .then();
});

test('what came in the meantime or was called off is late for nobody', () => {
  given(placed([cream]), confirmed, dispatched, delivered)
    .when(late)
    .then();
  given(placed([cream]), confirmed, cancelled)
    .when(late)
    .then();
  given(placed([cream]))
    .when(late)
    .then();
  given().when(late).thenRejected({ type: 'OrderUnknown' });
});
