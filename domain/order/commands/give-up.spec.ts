import { describe, expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));
const orderId = '3f0b2a52-4cf3-4d4e-9d0c-0f3f5f8f0a01';
const givenUpAt = '2026-05-04T10:00:00.000Z';
const command = { type: 'GiveUp', orderId, givenUpAt } as const;
const givenUp = { type: 'OrderGivenUp', data: { orderId, givenUpAt } } as const;

describe('giving up an order that was never placed', () => {
  test('keeps it from being placed later', () => {
    given().when(command).then(givenUp);
  });

  test('a second time changes nothing', () => {
    given(givenUp).when(command).then();
  });
});
