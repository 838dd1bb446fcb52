import { describe, expect, test } from 'vitest';

import { flaggedEnding, isTrueOf, startPageAfter, withoutFlags } from './ending-flag.js';

describe('the flag of an ended session', () => {
  test('leads to the start page and is found there', () => {
    expect(startPageAfter('session-timeout')).toBe('/?session-timeout=true');
    expect(flaggedEnding('?session-timeout=true')).toBe('session-timeout');
    expect(flaggedEnding('?q=salva&logged-out=true&session-timeout=true')).toBe('logged-out');
    expect(flaggedEnding('?q=logged-out')).toBeNull();
  });

  test('is removed from the address, and nothing else is', () => {
    expect(withoutFlags('/search?q=salva&logged-out=true#p-1')).toBe('/search?q=salva#p-1');
    expect(withoutFlags('/?session-timeout=true')).toBe('/');
  });

  test('from a forged link shows a logged-in customer no message', () => {
    expect(isTrueOf('logged-out', 'known')).toBe(false);
    expect(isTrueOf('session-timeout', 'identified')).toBe(false);
    expect(isTrueOf('session-timeout', 'known')).toBe(true);
    expect(isTrueOf('logged-out', 'guest')).toBe(true);
  });
});
