import { describe, expect, it } from 'vitest';

import { readSie } from './sie-reader.fixture.js';
import { sie4 } from './sie4.js';
import { verificationsOf } from '../verifications.js';

const DAY = {
  date: '2026-05-04',
  sold: {
    rates: [
      { rate: 25, goods: 50_000, discounts: 5_000, cheques: 0, freight: 4_900, vat: 9_980 },
      { rate: 0, goods: 12_345, discounts: 0, cheques: 1_000, freight: 0, vat: 0 },
    ],
    money: [
      { at: 'adyen', amount: 41_245 },
      { at: 'finance', amount: 20_000 },
    ],
  },
  refunded: {
    rates: [{ rate: 25, goods: 10_000, discounts: 0, cheques: 0, freight: 0, vat: 2_000 }],
    money: [{ at: 'adyen', amount: 10_000 }],
  },
  moved: [{ to: 'customers', from: 'adyen', amount: 1_500 }],
  cheques: { issued: 2_200, used: 1_000, returned: 0, ended: 0 },
  settlements: [{ partner: 'adyen', number: 7, booked: 52_245, reported: 52_145, fees: 310 }],
} as const;

const file = (name = 'Älgört Apotek "Nätet" AB') =>
  sie4({
    company: { name, organisationNumber: '556000-0000' },
    madeOn: '2026-05-05',
    date: DAY.date,
    verifications: verificationsOf(DAY),
  });

describe('A SIE 4 file of the books', () => {
  it('begins with the posts that the standard wants, in its order', () => {
    expect(readSie(file()).slice(0, 7)).toEqual([
      ['#FLAGGA', '0'],
      ['#PROGRAM', 'Algort', '1.0'],
      ['#FORMAT', 'PC8'],
      ['#GEN', '20260505'],
      ['#SIETYP', '4'],
      ['#ORGNR', '556000-0000'],
      ['#FNAMN', 'Älgört Apotek "Nätet" AB'],
    ]);
  });

  it('says each amount of the day in kronor, and the partner’s difference on its own account', () => {
    const posts = readSie(file());
    expect(posts.slice(posts.findIndex(([label]) => label === '#VER'))).toEqual([
      ['#VER', 'W', '', '20260504', 'Dagens försäljning'],
      ['{'],
      ['#TRANS', '1580', '{}', '412.45'],
      ['#TRANS', '1581', '{}', '200.00'],
      ['#TRANS', '2611', '{}', '-99.80'],
      ['#TRANS', '3001', '{}', '-400.00'],
      ['#TRANS', '3004', '{}', '-123.45'],
      ['#TRANS', '3520', '{}', '-39.20'],
      ['#TRANS', '3730', '{}', '40.00'],
      ['#TRANS', '3731', '{}', '10.00'],
      ['}'],
      ['#VER', 'W', '', '20260504', 'Dagens återbetalningar'],
      ['{'],
      ['#TRANS', '1580', '{}', '-100.00'],
      ['#TRANS', '2611', '{}', '20.00'],
      ['#TRANS', '3001', '{}', '80.00'],
      ['}'],
      ['#VER', 'W', '', '20260504', 'Ändrade betalningar'],
      ['{'],
      ['#TRANS', '1510', '{}', '15.00'],
      ['#TRANS', '1580', '{}', '-15.00'],
      ['}'],
      ['#VER', 'W', '', '20260504', 'Bonuscheckar'],
      ['{'],
      ['#TRANS', '2421', '{}', '-12.00'],
      ['#TRANS', '3732', '{}', '12.00'],
      ['}'],
      ['#VER', 'W', '', '20260504', 'Avräkning betalningar 7'],
      ['{'],
      ['#TRANS', '1580', '{}', '-522.45'],
      ['#TRANS', '1930', '{}', '518.35'],
      ['#TRANS', '2999', '{}', '1.00'],
      ['#TRANS', '6570', '{}', '3.10'],
      ['}'],
    ]);
  });

  it('names every account that it posts to', () => {
    const posts = readSie(file());
    const numbers = (wanted: string) => posts.flatMap(([label, number]) => (label === wanted ? [number] : []));
    expect(numbers('#KONTO')).toEqual(expect.arrayContaining(numbers('#TRANS')));
  });

  it('keeps all Swedish letters, small and large', () => {
    expect(readSie(file('åäöé ÅÄÖÉ ü Ü'))[6]).toEqual(['#FNAMN', 'åäöé ÅÄÖÉ ü Ü']);
  });

  it('refuses a letter that the code page lacks', () => {
    expect(() => file('Apotek Łódź')).toThrow('The letter "Ł" cannot be written in a SIE file.');
  });
});
