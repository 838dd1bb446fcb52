import { describe, expect, test } from 'vitest';

import { entriesOf } from './shipped-words.js';
import { PhraseBook } from './phrase-book.js';

const book = new PhraseBook(
  entriesOf(
    [
      'ont = ämne paracetamol',
      'ont i halsen, halsont = ämne bensydamin',
      'värktablett = ämne ibuprofen',
      'd-vitamin = kategori kosttillskott/d-vitamin',
      'alvedon = ämne paracetamol',
      'alvedon barn = ämne paracetamol ; barn',
    ].join('\n'),
  ),
);
const found = (...words: string[]) =>
  book.passages(words).map(({ entry, from, to }) => `${from}–${to} rad ${entry.line}`);

describe('phrases in typed words', () => {
  test('are the longest that fit, and do not overlap', () => {
    expect(found('jag', 'har', 'ont', 'i', 'halsen')).toEqual(['2–5 rad 2']);
    expect(found('ont', 'magen')).toEqual(['0–1 rad 1']);
    expect(found('alvedon', 'barn', 'halsont')).toEqual(['0–2 rad 6', '2–3 rad 2']);
  });

  test('are found with other endings, plain letters, and without hyphen or small words', () => {
    expect(found('värktabletter')).toEqual(['0–1 rad 3']);
    expect(found('varktabletterna')).toEqual(['0–1 rad 3']);
    expect(found('d', 'vitamin')).toEqual(['0–2 rad 4']);
    expect(found('ont', 'halsen')).toEqual(['0–2 rad 2']);
  });

  test('are none in other words', () => {
    expect(found('tandkräm')).toEqual([]);
    expect(found()).toEqual([]);
  });
});

test.each([
  ['alvedonn', { word: 'alvedon', faults: 1 }],
  ['avledon', { word: 'alvedon', faults: 1 }],
  ['vrktablet', { word: 'värktablett', faults: 2 }],
  ['tandkräm', null],
  ['al', null],
])('the nearest word of the list to %s is %j', (typed, near) => expect(book.near(typed)).toEqual(near));

test('an unfinished phrase finds the entries that it may become', () => {
  expect(book.beginning(['alve']).map(({ line }) => line)).toEqual([5, 6]);
  expect(book.beginning(['al'])).toEqual([]);
});
