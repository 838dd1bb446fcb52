import { describe, expect, test } from 'vitest';

import { LOCAL_PATTERNS, matches, withServerPatterns } from './matches.js';

describe('the named patterns in a form (PRO-01)', () => {
  test('the server’s replace the local ones, name by name', () => {
    const patterns = withServerPatterns(LOCAL_PATTERNS, { city: '^Lund$' });
    expect(matches(patterns.city, 'Malmö')).toBe(false);
    expect(matches(patterns.email, 'astrid@example.se')).toBe(true);
  });

  test.each([[null], ['x'], [[]], [{ city: 7 }], [{ toString: '^$' }]])(
    '%j leaves the local ones as they are',
    (sent) => {
      expect(withServerPatterns(LOCAL_PATTERNS, sent)).toEqual(LOCAL_PATTERNS);
    },
  );

  test('a pattern of the server’s that cannot be read accepts anything', () => {
    expect(matches('([', 'vad som helst')).toBe(true);
  });

  test('an empty value fails when it is required, whatever the pattern', () => {
    expect([matches('^$', ''), matches('([', ''), matches('^x$', '', false)]).toEqual([false, false, true]);
  });
});
