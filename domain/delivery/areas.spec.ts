import { expect, test } from 'vitest';

import { CHILLED_FAR, CHILLED_NEAR, EARLY_BIRD, EVENING_CITIES, POSTCODE_AREAS, isIn, shareOf } from './areas.js';

test('chilled delivery covers 66 % of Sweden, and Early Bird 95 %', () => {
  expect(shareOf([...CHILLED_NEAR, ...CHILLED_FAR])).toBe(66);
  expect(shareOf(EARLY_BIRD)).toBe(95);
});

test('each listed area is in use, and no area has two chilled promises', () => {
  const chilled = [...CHILLED_NEAR, ...CHILLED_FAR];
  expect(new Set(chilled).size).toBe(chilled.length);
  expect([...chilled, ...EARLY_BIRD].filter((area) => !POSTCODE_AREAS.includes(area))).toEqual([]);
});

test('21 cities have evening delivery, and no two share a postcode', () => {
  const begins = Object.values(EVENING_CITIES);
  expect(begins).toHaveLength(21);
  expect(new Set(begins.flat()).size).toBe(begins.flat().length);
});

test('a postcode lies in an area with or without its space', () => {
  expect(isIn(['541'], '541 30')).toBe(true);
  expect(isIn(['541'], '54130')).toBe(true);
  expect(isIn(['541'], '54230')).toBe(false);
});
