import { describe, expect, test } from 'vitest';

import { LOCAL_PATTERNS, matches, withServerPatterns } from './matches.js';

describe('the named patterns in a form (PRO-01)', () => {
  test('from the server replace the local ones, name by name', () => {
    const patterns = withServerPatterns(LOCAL_PATTERNS, { city: '^Lund$' });
    expect(matches(patterns.city, 'Malmö')).toBe(false);
    expect(matches(patterns.email, 'astrid@example.se')).toBe(true);
  });

  test.each([[null], ['x'], [[]], [{ city: 7 }], [{ toString: '^$' }]])('%j keeps the local ones', (sent) => {
    expect(withServerPatterns(LOCAL_PATTERNS, sent)).toEqual(LOCAL_PATTERNS);
  });

  test('from the server that cannot be read accept anything', () => {
    expect(matches('([', 'vad som helst')).toBe(true);
  });

  test('refuse an empty value when it is required, whatever the pattern', () => {
    expect([matches('^$', ''), matches('([', ''), matches('^x$', '', false)]).toEqual([false, false, true]);
  });
});
