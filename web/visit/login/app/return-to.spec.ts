import { describe, expect, test } from 'vitest';

import { safeReturn, withQuery } from './return-to.js';

describe('the address to return to', () => {
  test.each(['/shop/basket', '/kategori/hudvard?sortBy=priceAsc#p-1', '/'])('%s is followed', (address) => {
    expect(safeReturn(address)).toBe(address);
  });

  test.each(['https://example.com', '//example.com', '/\\example.com', '/a\nb', 'shop', '/\ud800', '', null])(
    '%j leads to the start page',
    (address) => {
      expect(safeReturn(address)).toBe('/');
    },
  );

  test('is encoded for a header', () => {
    expect(safeReturn('/kategori/hår?q=å ä\u2028')).toBe('/kategori/h%C3%A5r?q=%C3%A5%20%C3%A4%E2%80%A8');
    expect(safeReturn('/search?q=h%C3%A5r')).toBe('/search?q=h%C3%A5r');
  });

  test('gets a message and keeps the rest', () => {
    expect(withQuery('/search?q=alvedon#p-1', { lagd: '2' })).toBe('/search?q=alvedon&lagd=2#p-1');
  });

  test('can replace and remove messages', () => {
    expect(withQuery('/a?lagd=2&x=1', { lagd: null, varukorgsfel: 'failed' })).toBe('/a?x=1&varukorgsfel=failed');
  });
});
