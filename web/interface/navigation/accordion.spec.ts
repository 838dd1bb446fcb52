import { describe, expect, test } from 'vitest';

import { startsOpen, toggled } from './accordion.js';

describe('an accordion', () => {
  test('starts closed, or open when asked to', () => {
    expect(startsOpen({})).toBe(false);
    expect(startsOpen({ startOpen: true })).toBe(true);
  });

  test('is toggled by its header', () => {
    expect(toggled(false, {})).toBe(true);
    expect(toggled(true, {})).toBe(false);
  });

  test('keeps a forced state', () => {
    expect(startsOpen({ startOpen: true, forced: 'collapsed' })).toBe(false);
    expect(startsOpen({ forced: 'open' })).toBe(true);
    expect(toggled(true, { forced: 'open' })).toBe(true);
    expect(toggled(false, { forced: 'collapsed' })).toBe(false);
  });
});
