import { expect, test } from 'vitest';

import { cutText, cutWithMark } from './cut-text.js';

test('text is cut at its limit and not before', () => {
  expect(cutText('å'.repeat(40), 40)).toHaveLength(40);
  expect(cutText('å'.repeat(41), 40)).toBe('å'.repeat(40));
});

test('no character is cut in half', () => {
  expect(cutText('💊💊💊', 2)).toBe('💊💊');
});

test('a mark shows that text is missing', () => {
  expect(cutWithMark('ett två tre', 8)).toBe('ett två…');
  expect(cutWithMark('ett två', 8)).toBe('ett två');
});
