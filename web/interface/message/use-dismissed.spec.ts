import { describe, expect, test } from 'vitest';

import { hiddenIds, withHidden } from './use-dismissed.js';

describe('remembered dismissals', () => {
  test('begin empty and grow by one id at a time', () => {
    expect(hiddenIds(null)).toEqual([]);
    expect(hiddenIds(withHidden(withHidden(null, 'driftstopp'), 'jul'))).toEqual(['driftstopp', 'jul']);
  });

  test('hold an id once', () => {
    expect(withHidden('["jul"]', 'jul')).toBe('["jul"]');
  });

  test('stay with entries that someone else wrote there', () => {
    expect(hiddenIds('{')).toEqual([]);
    expect(hiddenIds('{"jul":true}')).toEqual([]);
    expect(hiddenIds('["jul",7]')).toEqual(['jul']);
  });
});
