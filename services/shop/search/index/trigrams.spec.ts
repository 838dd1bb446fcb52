import { expect, test } from 'vitest';

import { Trigrams } from './trigrams.js';

const WORDS = ['alvedon', 'alveolen', 'hudkram', 'handkram', 'magnesium', 'magnum', 'melatonin'];
const trigrams = new Trigrams(WORDS);
const near = (word: string): readonly string[] => trigrams.nearest(word, 2).map((index) => WORDS[index] as string);

test('letters swapped, left out or doubled lead to the word that is meant', () => {
  expect(near('alvedno')).toEqual(['alvedon', 'alveolen']);
  expect(near('magensium')[0]).toBe('magnesium');
  expect(near('hudkrm')[0]).toBe('hudkram');
  expect(near('mellatonin')[0]).toBe('melatonin');
});

test('a word that shares nothing is near nothing, and one question leaves nothing behind for the next', () => {
  expect(near('xyz')).toEqual([]);
  expect(near('alvedno')).toEqual(near('alvedno'));
});

test('words that hold what was typed after their beginning are found, the word itself is not', () => {
  const holding = (text: string): readonly string[] => trigrams.holding(text).map((index) => WORDS[index] as string);
  expect(holding('kram')).toEqual(['hudkram', 'handkram']);
  expect(holding('alvedon')).toEqual([]);
  expect(holding('tonin')).toEqual(['melatonin']);
  expect(holding('xyzx')).toEqual([]);
});
