import { describe, expect, test } from 'vitest';

import { faultOf } from './request-hook.js';

const nested = (levels: number): unknown => JSON.parse(`${'{"not":'.repeat(levels)}1${'}'.repeat(levels)}`);

describe('what a call brings', () => {
  test.each(['Räksmörgås 🦐', { name: 'a', list: [1, null, true] }, nested(100)])(
    'is taken when it is text: %j',
    (body) => {
      expect(faultOf(body)).toBeNull();
    },
  );

  test.each(['a\0', '\ud83d', { list: [{ name: '\udc00' }] }, { 'a\0': 1 }])(
    'is refused when it is none: %j',
    (body) => {
      expect(faultOf(body)).toMatchObject({ status: 400, code: 'UNREADABLE_TEXT' });
    },
  );

  test('is refused when it is nested deeper than anything could be meant', () => {
    expect(faultOf(nested(101))).toMatchObject({ status: 400, code: 'TOO_DEEP' });
    expect(faultOf(nested(8_000))).toMatchObject({ status: 400, code: 'TOO_DEEP' });
  });
});
