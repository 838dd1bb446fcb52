import { describe, expect, test } from 'vitest';

import { packageBeside, packLine, titleOf, unbroken } from './product-name.js';

describe('a product name', () => {
  test.each([
    ['Läppbalsam Mint 4,8 g', 'Läppbalsam Mint 4,8\u00a0g'],
    ['Nikotin depotplåster 10 mg/16 timmar 7 st', 'Nikotin depotplåster 10\u00a0mg/16\u00a0timmar 7\u00a0st'],
    ['Mjukgörande kräm 10 % 500 g', 'Mjukgörande kräm 10\u00a0% 500\u00a0g'],
    ['Solkräm SPF 50 stor', 'Solkräm SPF\u00a050 stor'],
  ])('keeps number and unit of "%s" on one line', (name, shown) => {
    expect(unbroken(name)).toBe(shown);
  });

  test.each([
    ['Paracetamol Sundvik suppositorium 60 mg 10 st', ['60 mg', '10 st'], 'Paracetamol Sundvik suppositorium'],
    ['Ipren, tablett 400 mg, 30 st', ['400 mg', '30 st'], 'Ipren, tablett'],
    ['Ipren 400 mg tablett 30 st', ['400 mg', '30 st'], 'Ipren 400 mg tablett'],
    ['Tandkräm Mint 75 ml', ['Mint', '75 ml'], 'Tandkräm'],
    ['Salva', ['75 ml'], 'Salva'],
    ['Salva', [], 'Salva'],
    ['75 ml', ['75 ml'], '75 ml'],
    ['Klorhexidin150 ml', ['50 ml'], 'Klorhexidin150 ml'],
  ])('"%s" stands above its pack %j as "%s"', (name, pack, title) => {
    expect(titleOf(name, pack)).toBe(title);
  });

  test('is followed by its pack on a separate line', () => {
    expect(packLine(['60 mg', '10 st'])).toBe('60\u00a0mg · 10\u00a0st');
    expect(packLine([])).toBe('');
  });

  test('is not followed by a package that it already names', () => {
    expect(packageBeside('Tandkräm Mint 75 ml', '75 ml')).toBeNull();
    expect(packageBeside('Tandkräm Mint', '75 ml')).toBe('75\u00a0ml');
  });
});
