import { describe, expect, test } from 'vitest';

import { faultOf } from './request-hook.js';

const nested = (levels: number): unknown => JSON.parse(`${'{"not":'.repeat(levels)}1${'}'.repeat(levels)}`);

describe('the contents of a call', () => {
  test.each(['Räksmörgås 🦐', { name: 'a', list: [1, null, true] }, nested(100)])(
    'are accepted when they are text: %j',
    (body) => {
      expect(faultOf(body)).toBeNull();
    },
  );

  test.each(['a\0', '\ud83d', { list: [{ name: '\udc00' }] }, { 'a\0': 1 }])(
    'are refused when they are not text: %j',
    (body) => {
      expect(faultOf(body)).toMatchObject({ status: 400, code: 'UNREADABLE_TEXT' });
    },
  );

  test('are refused when they are nested deeper than any real call', () => {
    expect(faultOf(nested(101))).toMatchObject({ status: 400, code: 'TOO_DEEP' });
    expect(faultOf(nested(8_000))).toMatchObject({ status: 400, code: 'TOO_DEEP' });
  });
});
