import { describe, expect, test } from 'vitest';

import { generateCatalogue } from '../../../../seed/catalogue/index.js';
import { TAXONOMY } from '../../catalogue/taxonomy.js';
import { ShelfListings } from '../shelf-listings.js';
import { searchOf, shelfWith } from '../testing.js';
import { COMPLEMENTS, complementsOf, isAmong } from './complements.js';

const goods = [...generateCatalogue({ seed: 7, size: 5000 })];
const listings = new ShelfListings(searchOf(shelfWith(goods)));
const MEDICINES = 'receptfria-lakemedel/';
const EYES_BESIDE_ALLERGY = ['receptfria-lakemedel/allergi', 'receptfria-lakemedel/ogon-och-oron'];

describe("'Passar bra till' over the whole generated catalogue", () => {
  test('each complement stands in the table of what serves the same need', async () => {
    for (const product of oneOfEachKind()) {
      const offered = await listings.complementary(product, 3);
      const stated = complementsOf(product);
      for (const other of offered)
        expect(
          stated.some((complement) => complement.shelf === other.categoryPath && isAmong(complement, other)),
          `${product.name} with ${other.name}`,
        ).toBe(true);
      if (stated.length === 0) expect(offered).toEqual([]);
    }
  });

  test('no medicine is offered beside another, but for eyes beside allergy', async () => {
    for (const product of oneOfEachKind().filter(({ type }) => type === 'Ex'))
      for (const other of await listings.complementary(product, 3))
        if (other.type !== 'Ha') expect([product.categoryPath, other.categoryPath]).toEqual(EYES_BESIDE_ALLERGY);
  });

  test('vitamins for pregnancy do not come with baby oil, eye drops with paracetamol, or a gel with a thermometer', async () => {
    const namesWith = async (form: string): Promise<readonly string[]> => {
      const product = goods.find((each) => each.form === form && each.type !== 'Rx');
      if (!product) throw new Error(`no ${form}`);
      return (await listings.complementary(product, 5)).map((other) => other.form);
    };
    expect(new Set(await namesWith('Gravidvitamin'))).toEqual(new Set(['Kroppslotion', 'Kroppssmör']));
    expect(await namesWith('ögondroppar')).toEqual([]);
    expect(complementsOf({ categoryPath: `${MEDICINES}vark-och-feber`, form: 'gel' })[0]?.shelf).toBe(
      'stod-och-kompression/tejp',
    );
  });

  test('the table names categories and kinds that are there', () => {
    const paths = new Set(TAXONOMY.map(({ path }) => path));
    for (const { shelf, kinds } of COMPLEMENTS) {
      expect(paths).toContain(shelf);
      for (const kind of kinds ?? [])
        expect(
          goods.some(({ categoryPath, form }) => categoryPath === shelf && form === kind),
          kind,
        ).toBe(true);
    }
  });

  test('a prescription item has none, and is never one', () => {
    expect(complementsOf({ categoryPath: 'receptbelagda-lakemedel', form: 'tablett' })).toEqual([]);
    expect(COMPLEMENTS.filter(({ shelf }) => shelf === 'receptbelagda-lakemedel')).toEqual([]);
    expect(COMPLEMENTS.filter(({ shelf }) => shelf.startsWith(MEDICINES)).map(({ shelf }) => shelf)).toEqual([
      'receptfria-lakemedel/ogon-och-oron',
    ]);
  });
});

function oneOfEachKind() {
  return [...new Map(goods.map((product) => [`${product.categoryPath} ${product.form}`, product])).values()];
}
