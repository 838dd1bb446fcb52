import { describe, expect, test } from 'vitest';

import { keepSelectedPharmacy, readSelectedPharmacy, withStock } from './selected-pharmacy.js';

const pharmacy = { gln: '7350000000017', id: '12', name: 'Älgört Gränby', url: '/apotek/12', inStock: true };

const storage = (kept: string | null) => ({ getItem: () => kept, setItem: () => undefined });

describe('the chosen pharmacy', () => {
  test('is kept for the next page', () => {
    let kept = '';
    keepSelectedPharmacy({ setItem: (key, value) => void (kept = `${key} ${value}`) }, pharmacy);
    expect(kept).toBe(`SelectedPharmacy ${JSON.stringify(pharmacy)}`);
    expect(readSelectedPharmacy(storage(JSON.stringify(pharmacy)))).toEqual({ ...pharmacy, inStock: null });
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    '"x"',
    '{"id":1}',
    JSON.stringify({ ...pharmacy, url: 'javascript:alert(1)' }),
    JSON.stringify({ ...pharmacy, url: '//ond.example' }),
  ])('is none when %s is kept', (kept) => {
    expect(readSelectedPharmacy(storage(kept))).toBeNull();
  });

  test('has what is answered of it, and of no other', () => {
    expect(withStock(pharmacy, { gln: pharmacy.gln, inStock: false })).toEqual({ ...pharmacy, inStock: false });
    expect(withStock(pharmacy, { gln: '7350000000024', inStock: false })).toEqual(pharmacy);
  });

  test('does without a storage that refuses', () => {
    const refusing = () => {
      throw new Error('denied');
    };
    expect(() => keepSelectedPharmacy({ setItem: refusing }, pharmacy)).not.toThrow();
    expect(readSelectedPharmacy({ getItem: refusing })).toBeNull();
  });
});
