import { describe, expect, test } from 'vitest';

import { isGln, withCheckDigit } from './gln.js';
import { PHARMACIES } from './register.js';

describe('the register of pharmacies', () => {
  test('holds pharmacies and a few agencies in every county', () => {
    expect(PHARMACIES.filter(({ isAgency }) => !isAgency)).toHaveLength(73);
    expect(PHARMACIES.filter(({ isAgency }) => isAgency)).toHaveLength(6);
    expect(new Set(PHARMACIES.map(({ county }) => county)).size).toBe(21);
  });

  test('gives each an id, a location number and a phone number of its own', () => {
    for (const field of ['id', 'gln', 'name', 'phoneNumber', 'address'] as const) {
      expect(new Set(PHARMACIES.map((pharmacy) => pharmacy[field])).size).toBe(PHARMACIES.length);
    }
  });

  test('every location number carries its check digit', () => {
    expect(PHARMACIES.filter(({ gln }) => !isGln(gln))).toEqual([]);
    expect(withCheckDigit('400638133393')).toBe('4006381333931');
    expect(isGln('4006381333930')).toBe(false);
  });

  test('has postcodes with five digits in the Swedish form, and places in Sweden', () => {
    for (const { postalCode, latitude, longitude } of PHARMACIES) {
      expect(postalCode).toMatch(/^\d{3} \d{2}$/);
      expect(latitude > 55 && latitude < 69.1 && longitude > 10.9 && longitude < 24.2).toBe(true);
    }
  });
});
