import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order, type OrderEvent } from '../index.js';
import {
  agent,
  cancelled,
  confirmed,
  cream,
  delivered,
  dispatched,
  inTwoParcels,
  placed,
  vitamins,
} from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const of = (...parcelIds: readonly string[]) =>
  ({
    type: 'NoteDelay',
    parcels: parcelIds.map((parcelId) => ({ parcelId, promisedBy: '2026-05-06' })),
    noticedAt: '2026-05-07T05:00:00.000Z',
  }) as const;
const late = of('100001-1');
const delayed = (parcelId: string | null): OrderEvent => ({
  type: 'DeliveryDelayed',
  data: { parcelId, promise: agent.promise, promisedBy: '2026-05-06', noticedAt: '2026-05-07T05:00:00.000Z' },
});

test('the promised day has passed, before the parcel left or after', () => {
  given(placed([cream]), confirmed)
    .when(late)
    .then(delayed('100001-1'));
  given(placed([cream]), confirmed, dispatched)
    .when(late)
    .then(delayed('100001-1'));
});

test('it is noted once, also when an old event named no parcel', () => {
  const again = { ...late, noticedAt: '2026-05-08T05:00:00.000Z' };
  for (const parcelId of ['100001-1', null])
    given(placed([cream]), confirmed, delayed(parcelId))
      .when(again)
      .then();
});

test('each parcel is late by itself', () => {
  const bought = inTwoParcels(placed([cream, vitamins]));
  given(bought, confirmed, dispatched, delivered).when(of('100001-1', '100001-2')).then(delayed('100001-2'));
  given(bought, confirmed, delayed('100001-1')).when(of('100001-1', '100001-2')).then(delayed('100001-2'));
  given(bought, confirmed).when(of('100001-1', '100001-2')).then(delayed('100001-1'), delayed('100001-2'));
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
