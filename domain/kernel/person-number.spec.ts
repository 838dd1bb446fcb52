import { describe, expect, test } from 'vitest';

import { birthDateOf, isCoordinationNumber, maskPersonNumber, parsePersonNumber } from './person-number.js';

// The examples come from the personnummer project.
describe('a person number', () => {
  test.each([
    ['198507099805', '198507099805'],
    ['19850709-9805', '198507099805'],
    ['  198507099805 ', '198507099805'],
  ])('%p is read as %s', (text, number) => {
    expect(parsePersonNumber(text)).toBe(number);
  });

  test.each(['198507099806', '8507099805', '198513099805', '198502309805', '178507099805', 'x', '', '19850709980'])(
    '%p is not a person number',
    (text) => {
      expect(parsePersonNumber(text)).toBeNull();
    },
  );

  test('contains the day of birth and is shown without its last digits', () => {
    const number = parsePersonNumber('198507099805');
    expect(number && [birthDateOf(number), isCoordinationNumber(number), maskPersonNumber(number)]).toEqual([
      '1985-07-09',
      false,
      '19850709-****',
    ]);
  });
});

test('a coordination number has sixty added to the day', () => {
  const number = parsePersonNumber('197010632391');
  expect(number && [birthDateOf(number), isCoordinationNumber(number)]).toEqual(['1970-10-03', true]);
});
