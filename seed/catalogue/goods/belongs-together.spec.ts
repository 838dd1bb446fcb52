import { describe, expect, test } from 'vitest';

import { generateCatalogue } from '../generate.js';
import { goodsLines } from './source.js';
import { PARTICULARS } from './particular/index.js';
import { isPerfumeFree } from './suits.js';

const shelf = [...generateCatalogue({ size: 5000 })];
const goods = shelf.filter(({ type }) => type === 'Ha');

describe('what the generated goods say of themselves', () => {
  test('nothing free of perfume has a scent, as a variant or as an ingredient', () => {
    const free = goods.filter(({ description }) => isPerfumeFree({ says: description }));
    expect(free.length).toBeGreaterThan(100);
    expect(free.filter(({ description }) => /Doft: (?!Oparfymerad)/.test(description))).toEqual([]);
    expect(free.filter(({ contents }) => contents.includes('Parfum'))).toEqual([]);
    const series = goods.filter(({ description }) => isPerfumeFree({ says: description.split('Serien ')[1] ?? '' }));
    expect(series.filter(({ variant }) => variant?.axis === 'Doft')).toEqual([]);
  });

  test('no bottle for feeding has a price per litre, or is drawn as a bottle of medicine', () => {
    const bottles = goods.filter(({ form }) => form === 'Nappflaska');
    expect(bottles.length).toBeGreaterThan(0);
    expect(new Set(bottles.map(({ comparisonUnit }) => comparisonUnit))).toEqual(new Set([null]));
    expect(new Set(bottles.map(({ packShape }) => packShape))).toEqual(new Set(['feeding-bottle']));
    expect(goods.filter(({ packShape, form }) => packShape === 'feeding-bottle' && form !== 'Nappflaska')).toEqual([]);
  });

  test('a thing has no price per litre or kilogram', () => {
    const things = goods.filter(({ packShape }) =>
      ['card', 'device', 'toothbrush', 'stocking', 'pen', 'feeding-bottle'].includes(packShape),
    );
    const make = ['Mascara', 'Ögonpenna', 'Ögonbrynsgel'];
    expect(
      things.filter(({ comparisonUnit, form }) => !make.includes(form) && ['l', 'kg'].includes(comparisonUnit ?? '')),
    ).toEqual([]);
  });

  test('goods without animals contain none', () => {
    const vegan = goods.filter(({ description }) => description.includes('Serien Vegan'));
    expect(vegan.length).toBeGreaterThan(5);
    expect(vegan.filter(({ contents }) => /fiskolja|gelatin|vassle|kollagen|glukosamin/i.test(contents))).toEqual([]);
  });

  test('only medicines and food supplements ask to be dosed, and only what is washed off asks to be rinsed', () => {
    const brushes = goods.filter(({ categoryPath }) => categoryPath === 'mun-och-tander/tandborstar');
    expect(brushes.filter(({ usage }) => /spotta|skölj/i.test(usage))).toEqual([]);
    const shampoo = goods.filter(({ form }) => form === 'Hundschampo');
    expect(shampoo.filter(({ usage }) => /dosera/i.test(usage))).toEqual([]);
  });

  test('each kind is sold, and the particulars name no other', () => {
    const titles = new Set(goodsLines.map(({ title }) => title));
    expect(Object.keys(PARTICULARS).filter((title) => !titles.has(title))).toEqual([]);
    const sold = new Set([...generateCatalogue({ size: 12_000 })].map(({ form }) => form));
    expect([...titles].filter((title) => !sold.has(title))).toEqual([]);
  });
});

describe('the lists of a kind', () => {
  test('its own series are as many as those of its department, so that no product is renumbered', () => {
    for (const { title, seriesOfDepartment } of goodsLines)
      expect(PARTICULARS[title]?.series?.length ?? seriesOfDepartment.length, title).toBe(seriesOfDepartment.length);
  });

  test('name as unsuited only series that the kind has', () => {
    for (const { title, seriesOfDepartment } of goodsLines) {
      const { series, unsuited } = PARTICULARS[title] ?? {};
      const names = (series ?? seriesOfDepartment).map(({ name }) => name);
      expect(
        (unsuited?.split('|') ?? []).filter((name) => !names.includes(name)),
        title,
      ).toEqual([]);
    }
  });
});
