import { describe, expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import { parseWordList, searchWords, searchWordsRule, type SearchWordsPublished } from './index.js';

const given = specify(searchWords, (actual, expected) => expect(actual).toEqual(expected));

const AT = '2026-11-21T10:00:00.000Z';
const categories = ['har', 'har/loss', 'mat-och-dryck/halstabletter'];
const TEXT = '# Värk\nalvedon, panodil = ämne paracetamol\n';
const command = {
  type: 'PublishSearchWords',
  text: TEXT,
  basedOn: 0,
  categories,
  reason: 'Kunder söker på alvedon',
  at: AT,
  staffName: 'Kim',
} as const;
const published = (version: number, text = TEXT, entries = 1): SearchWordsPublished => ({
  type: 'SearchWordsPublished',
  data: {
    ...{ version, text, entries, reason: 'Kunder söker på alvedon', at: AT, staffName: 'Kim' },
    ruleVersion: 'search-words@2000-01-01',
  },
});
const lines = (count: number, faulty: number, line: string): string =>
  Array.from({ length: count }, (_, index) => (index + 1 === faulty ? line : `ord${index} = ämne paracetamol`)).join(
    '\n',
  );
const read = (text: string) => parseWordList(text, categories, searchWordsRule.on('2026-11-21'));

describe('a word list published by staff', () => {
  test('becomes the next version, with its publisher and the reason', () => {
    given().when(command).then(published(1));
    given(published(1))
      .when({ ...command, basedOn: 1, text: 'snuva = atc R01A', reason: ' Kunder söker på alvedon ' })
      .then(published(2, 'snuva = atc R01A'));
  });

  test('can be an earlier one again', () => {
    given(published(1), published(2, 'snuva = atc R01A'))
      .when({ ...command, basedOn: 2 })
      .then(published(3));
  });

  test('that is already in force is not recorded again', () => {
    given(published(1))
      .when({ ...command, basedOn: 1 })
      .then();
  });

  test('is refused when someone else has published in the meantime', () => {
    given(published(1), published(2, 'snuva = atc R01A'))
      .when({ ...command, basedOn: 1 })
      .thenRejected({ type: 'ListChanged', field: 'basedOn', version: 2, staffName: 'Kim', at: AT });
    given(published(1))
      .when({ ...command, basedOn: 0, text: 'snuva = atc R01A' })
      .thenRejected({ type: 'ListChanged', field: 'basedOn', version: 1, staffName: 'Kim', at: AT });
  });

  test('with a fault in line 17 is refused with that line', () => {
    given()
      .when({ ...command, text: lines(30, 17, 'snuva ämne xylometazolin') })
      .thenRejected({
        type: 'ListFaulty',
        field: 'text',
        faults: [{ line: 17, code: 'NoEquals', found: 'snuva ämne xylometazolin' }],
      });
  });

  test.each(['', ' x ', 'x'.repeat(201)])('needs a reason of 3 to 200 characters: "%s"', (reason) => {
    given()
      .when({ ...command, reason })
      .thenRejected({ type: 'ReasonInvalid', field: 'reason', shortest: 3, longest: 200 });
  });

  test.each(['', ' \n ', 'x'.repeat(50_001)])('is neither empty nor longer than a form allows', (text) => {
    given()
      .when({ ...command, text })
      .thenRejected({ type: 'TextInvalid', field: 'text', shortest: 1, longest: 50_000 });
  });

  test('has at most 3,000 entries', () => {
    const text = Array.from({ length: 3_001 }, (_, index) => `o${index}=atc N`).join('\n');
    given()
      .when({ ...command, text })
      .thenRejected({ type: 'TooManyEntries', field: 'text', most: 3_000 });
  });
});

describe('a line of the list', () => {
  test('has the typed word and the wanted goods, the first choice first', () => {
    const text =
      'Ont i  halsen, halsont = ämne Bensydamin + form sugtablett, atc r02ad05 > kategori mat-och-dryck/halstabletter ; vuxen # hals';
    expect(read(text)).toEqual({
      faults: [],
      entries: [
        {
          line: 1,
          phrases: ['Ont i halsen', 'halsont'],
          steps: [
            [{ substance: 'bensydamin', form: 'sugtablett' }, { atc: 'R02AD05' }],
            [{ category: 'mat-och-dryck/halstabletter' }],
          ],
          age: 'adult',
        },
      ],
    });
  });

  test('may be empty or a comment, with any line ending', () => {
    expect(read('\r\n# a = b\r\n  \nlöss=kategori har/loss').entries.map(({ line }) => line)).toEqual([4]);
  });

  test.each([
    ['snuva', 'NoEquals', 'snuva'],
    ['snuva = ämne a = ämne b', 'NoEquals', 'snuva = ämne a = ämne b'],
    [' = ämne a', 'NoPhrase', ''],
    ['?! = ämne a', 'PhraseWithoutWord', '?!'],
    [`${'x'.repeat(61)} = ämne a`, 'PhraseTooLong', 'x'.repeat(61)],
    ['en två tre fyra fem sex = ämne a', 'PhraseTooLong', 'en två tre fyra fem sex'],
    [`${Array.from({ length: 21 }, (_, n) => `o${n}`).join(',')} = ämne a`, 'TooManyPhrases', '20'],
    ['snuva =', 'NoGoods', ''],
    ['snuva = ämne a >', 'NoGoods', 'ämne a >'],
    [`snuva = ${Array.from({ length: 21 }, (_, n) => `ämne a${n}`).join(',')}`, 'TooManyGoods', '20'],
    ['snuva = substans a', 'KindUnknown', 'substans a'],
    ['snuva = constructor a', 'KindUnknown', 'constructor a'],
    ['snuva = ämne', 'ValueMissing', 'ämne'],
    ['snuva = ämne a +', 'ValueMissing', 'ämne a +'],
    ['snuva = ämne a + ämne b', 'KindTwice', 'ämne'],
    ['snuva = form tablett', 'FormAlone', 'form tablett'],
    ['snuva = atc N0', 'AtcInvalid', 'N0'],
    ['snuva = kategori har/lus', 'CategoryUnknown', 'har/lus'],
    ['snuva = ämne a ; gammal', 'AgeUnknown', 'gammal'],
    ['snuva = ämne a ;', 'AgeUnknown', ''],
    ['snuva = ämne a ; vuxen ; barn', 'AgeUnknown', 'vuxen ; barn'],
  ])('%s is faulty: %s', (line, code, found) => {
    expect(read(line)).toEqual({ entries: [], faults: [{ line: 1, code, found }] });
  });

  test('repeats no phrase of another line, with or without its hyphen', () => {
    expect(read('d-vitamin = ämne a\nb12 = ämne b\nD vitamin = ämne c').faults).toEqual([
      { line: 3, code: 'PhraseTwice', found: 'D vitamin (1)' },
    ]);
  });

  test('with a fault does not hide the faults of later lines', () => {
    expect(read('snuva\nhosta = \nfeber = ämne a').faults.map(({ line }) => line)).toEqual([1, 2]);
  });
});
