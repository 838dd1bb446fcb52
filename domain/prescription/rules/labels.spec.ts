import { describe, expect, test } from 'vitest';

import { expiresWithin30Days, expiryText } from './labels.js';
import { aPrescription, TODAY } from './spec-prescriptions.js';

describe('the near end of a prescription (RX-03)', () => {
  test.each([
    ['2026-02-28', null, false],
    ['2026-03-01', 'Utgår idag', true],
    ['2026-03-02', 'Utgår imorgon', true],
    ['2026-03-03', 'Utgår om 2 dagar', true],
    ['2026-03-07', 'Utgår om 6 dagar', true],
    ['2026-03-08', 'Nära utgångsdatum', true],
    ['2026-03-31', 'Nära utgångsdatum', true],
    ['2026-04-01', null, false],
  ])('valid through %s on 1 March: %s, within 30 days %s', (validThrough, text, flag) => {
    const prescription = aPrescription({ validThrough });
    expect([expiryText(prescription, TODAY), expiresWithin30Days(prescription, TODAY)]).toEqual([text, flag]);
  });

  test('is told of a parked one, and not of one that is dispensed', () => {
    const near = { validThrough: '2026-03-02' };
    const parked = aPrescription({ ...near, status: { word: 'parkerat', code: 216 } });
    const dispensed = aPrescription({ ...near, status: { word: null, code: 207 } });
    expect([expiryText(parked, TODAY), expiryText(dispensed, TODAY)]).toEqual(['Utgår imorgon', null]);
    expect(expiresWithin30Days(dispensed, TODAY)).toBe(true);
  });
});
