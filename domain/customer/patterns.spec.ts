import { describe, expect, test } from 'vitest';

import { patterns, type PatternName } from './patterns.js';

const cases: Readonly<Record<PatternName, { readonly right: readonly string[]; readonly wrong: readonly string[] }>> = {
  postalCode: { right: ['11122', '111 22', '98499'], wrong: ['01122', '1112', '111  22', '111222', '11122\n'] },
  personNumber: {
    right: ['198507099805', '19850709-9805', '197010632391', '201002292384'],
    wrong: ['8507099805', '178507099805', '198513099805', '198507329805', '198507929805', '19850709980X'],
  },
  cardOrPersonNumber: {
    right: ['8123456789', '9123456789012345', '198507099805'],
    wrong: ['7123456789', '812345', '8123456789 1'],
  },
  city: {
    right: ['Lund', 'Upplands Väsby', 'Malung-Sälen', 'Örkelljunga'],
    wrong: ['', 'Stockholm 2', 'Lund-', ' Lund', 'Upplands  Väsby', 'A-B-C'],
  },
  email: {
    right: ['astrid@example.se', "o'hara+x@mail.example.info", 'å@ö.se'],
    wrong: [
      'astrid',
      'astrid@example',
      'astrid@example.museum',
      'a b@example.se',
      'a@b@example.se',
      'a@example..se',
      'a,b@example.se',
    ],
  },
  name: {
    right: ['Astrid', 'Anna-Lena', "d'Arc", 'Ek, Jr.', 'Çelik'],
    wrong: ['', '-Anna', 'Astr1d', 'Astrid<', 'x'.repeat(101)],
  },
  mobileNumber: {
    right: ['0701234567', '+46701234567', '+123456789012345'],
    wrong: ['070123456', '0812345678', '+123456789', '070-1234567', '46701234567'],
  },
  phone: { right: ['0812345', '+468123456'], wrong: ['08-12345', '123456', '1234567890123456', '++461234567'] },
  pharmacistMessage: {
    right: ['Hej! Kan jag ta den (1 tablett) med mat?\nTack.'],
    wrong: ['', '<b>', 'x'.repeat(501)],
  },
  campaignCode: { right: ['SOMMAR-25', 'ÅÄÖ'], wrong: ['ab', 'AB', 'SOMMAR 25', 'A'.repeat(31)] },
};

describe('the named patterns (PRO-01, PRO-02)', () => {
  test.each(Object.entries(cases))('%s', (name, { right, wrong }) => {
    const pattern = new RegExp(patterns[name as PatternName], 'u');
    expect(right.filter((text) => !pattern.test(text))).toEqual([]);
    expect(wrong.filter((text) => pattern.test(text))).toEqual([]);
  });

  test.each(Object.entries(patterns))('a browser accepts %s as the pattern of a field', (_name, source) => {
    expect(() => new RegExp(source, 'v')).not.toThrow();
  });
});
