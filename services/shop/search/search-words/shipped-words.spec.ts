import { describe, expect, test } from 'vitest';

import { parseWordList, searchWordsRule } from '../../../../domain/search-words/index.js';
import { CATEGORY_PATHS, entriesOf, SHIPPED_WORDS } from './shipped-words.js';

describe('the list that comes with the shop', () => {
  test('has no fault, and fits in a form', () => {
    const limits = searchWordsRule.on('2026-11-21');
    expect(parseWordList(SHIPPED_WORDS, CATEGORY_PATHS, limits).faults).toEqual([]);
    const form = new URLSearchParams({ text: SHIPPED_WORDS.replaceAll('\n', '\r\n') }).toString();
    expect(form.length).toBeLessThan(62 * 1024);
    expect(SHIPPED_WORDS.length).toBeLessThan(limits.text.longest);
  });

  test('has at least 400 entries', () => {
    expect(entriesOf(SHIPPED_WORDS).length).toBeGreaterThanOrEqual(400);
  });
});
