import { describe, expect, test } from 'vitest';

import { parseSelected, type SelectedPharmacy } from './selected-pharmacy.js';

const lund: SelectedPharmacy = {
  gln: '7350099802045',
  id: '204',
  name: 'Älgört Lund',
  url: '/apotek/204',
  inStock: null,
};

describe('the chosen pharmacy (PRO-10)', () => {
  test('is read as it was written', () => {
    expect(parseSelected(JSON.stringify(lund))).toEqual(lund);
    expect(parseSelected(JSON.stringify({ ...lund, inStock: true }))).toEqual({ ...lund, inStock: true });
  });

  test.each([
    null,
    '',
    '{',
    '"text"',
    'null',
    '{}',
    JSON.stringify({ ...lund, url: 'https://elsewhere.example' }),
    JSON.stringify({ ...lund, gln: 7 }),
  ])('%s is no pharmacy', (stored) => {
    expect(parseSelected(stored)).toBeNull();
  });
});
