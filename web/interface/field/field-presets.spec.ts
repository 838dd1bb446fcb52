import { describe, expect, test } from 'vitest';

import { FIELD_PRESETS, type FieldPresetName } from './field-presets.js';

describe('the field presets (UI-08)', () => {
  test('have labels, hints and keypads', () => {
    const { date, personNumber, mobile, postalCode } = FIELD_PRESETS;
    expect([date.label, date.hint]).toEqual(['Datum', 'YYYYMMDD']);
    expect([personNumber.label, personNumber.hint, personNumber.inputMode]).toEqual([
      'Personnummer',
      'YYYYMMDDXXXX',
      'numeric',
    ]);
    expect([mobile.label, mobile.type]).toEqual(['Mobilnummer', 'tel']);
    expect([postalCode.label, postalCode.hint, postalCode.inputMode]).toEqual(['Postnummer', '12345', 'numeric']);
  });

  test.each<[FieldPresetName, string, boolean]>([
    ['date', '20240229', true],
    ['date', '20230229', false],
    ['date', '20231301', false],
    ['date', '2023-01-01', false],
    ['personNumber', '198507099805', true],
    ['personNumber', '19850709-9805', true],
    ['personNumber', '198507099804', false],
    ['personNumber', '8507099805', false],
    ['personNumber', '198513099805', false],
    ['mobile', '+46 70-123 45 67', true],
    ['mobile', '12345', false],
    ['mobile', '08-123 45 67', false],
    ['mobile', '070x1234567', false],
    ['postalCode', '11122', true],
    ['postalCode', '111 22', true],
    ['postalCode', '01122', false],
  ])('%s %s is right: %s', (preset, value, right) => {
    expect(FIELD_PRESETS[preset].check(value)).toBe(right);
  });
});
