import { describe, expect, test } from 'vitest';

import { brandGroups, matchingBrands } from './brand-groups.js';

const brand = (name: string) => ({ slug: name.toLowerCase(), name, count: 1 });
const named = (...names: string[]) => names.map(brand);

describe('brands from A to Ö', () => {
  test('stand under their first letter, Å, Ä and Ö last', () => {
    const groups = brandGroups(named('Öra', 'Zinc', 'Ästet', 'Ålands', 'Alvedon', 'Weleda'));
    expect(groups.map(({ letter }) => letter)).toEqual(['A', 'W', 'Z', 'Å', 'Ä', 'Ö']);
  });

  test('stand in Swedish order under a letter, whatever their case', () => {
    const [group] = brandGroups(named('Aöa', 'ACO', 'Aäa', 'alvedon', 'Azelia'));
    expect(group?.brands.map(({ name }) => name)).toEqual(['ACO', 'alvedon', 'Azelia', 'Aäa', 'Aöa']);
  });

  test('that begin with a foreign accent stand under the plain letter, with a figure first of all', () => {
    expect(brandGroups(named('Éclat', '4Good', '+Plus')).map(({ letter, brands }) => [letter, brands.length])).toEqual([
      ['0–9', 2],
      ['E', 1],
    ]);
  });
});

describe('the filter', () => {
  const brands = named('Älva', 'Alvedon', 'Solöga');

  test('finds å, ä and ö also by a and o', () => {
    expect(matchingBrands(brands, ' alv ').map(({ name }) => name)).toEqual(['Älva', 'Alvedon']);
    expect(matchingBrands(brands, 'SOLO').map(({ name }) => name)).toEqual(['Solöga']);
  });

  test('shows all when empty and none when nothing matches', () => {
    expect(matchingBrands(brands, '')).toHaveLength(3);
    expect(matchingBrands(brands, '(((')).toEqual([]);
  });
});
