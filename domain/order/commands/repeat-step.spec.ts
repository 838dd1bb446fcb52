import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { confirmed, cream, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const again = { type: 'RepeatStep', step: 'warehouse', repeatedAt: '2026-05-04T10:05:00.000Z' } as const;

test('a step that stood still is asked for, and asked for again', () => {
  const asked = {
    type: 'OrderStepRepeated',
    data: { step: 'warehouse', repeatedAt: '2026-05-04T10:05:00.000Z' },
  } as const;
  given(placed([cream]), confirmed)
    .when(again)
    .then(asked);
  given(placed([cream]), confirmed, asked)
    .when(again)
    .then(asked);
});

test('of no order there is no step', () => {
  given().when(again).thenRejected({ type: 'OrderUnknown' });
});
