import { describe, expect, test } from 'vitest';

import { keepSelected, parseSelected, readSelected, withStock, type SelectedPharmacy } from './selected-pharmacy.js';

const lund: SelectedPharmacy = {
  gln: '7350099802045',
  id: '204',
  name: 'Älgört Lund',
  url: '/apotek/204',
  inStock: null,
};

describe('the chosen pharmacy (PRO-10)', () => {
  test('is read as it was stored, and can be forgotten', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    for (const pharmacy of [lund, { ...lund, inStock: true }]) {
      keepSelected(storage, pharmacy);
      expect(kept.get('SelectedPharmacy')).toBe(JSON.stringify(pharmacy));
      expect(parseSelected(readSelected(storage))).toEqual(pharmacy);
    }
    keepSelected(storage, null);
    expect(parseSelected(readSelected(storage))).toBeNull();
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    '"text"',
    'null',
    '{}',
    '{"id":1}',
    JSON.stringify({ ...lund, url: 'https://elsewhere.example' }),
    JSON.stringify({ ...lund, url: 'javascript:alert(1)' }),
    JSON.stringify({ ...lund, url: '//ond.example' }),
    JSON.stringify({ ...lund, gln: 7 }),
  ])('%s is not a pharmacy', (kept) => {
    expect(parseSelected(kept)).toBeNull();
  });

  test('gets its own stock, and not that of another pharmacy', () => {
    expect(withStock(lund, { gln: lund.gln, inStock: false })).toEqual({ ...lund, inStock: false });
    expect(withStock(lund, { gln: '7350000000024', inStock: false })).toEqual(lund);
  });

  test('needs no storage: one that refuses or is missing is ignored', () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    for (const storage of [refuse, () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })]) {
      expect(() => keepSelected(storage, lund)).not.toThrow();
      expect(readSelected(storage)).toBeNull();
    }
  });
});
