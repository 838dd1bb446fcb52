import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { isEan13, UNSENT_FLAGS, type Product } from '../../domain/catalogue/index.js';
import { TAXONOMY } from '../../services/shop/catalogue/taxonomy.js';
import { generateCatalogue } from './generate.js';

const shelf = [...generateCatalogue({ seed: 7, size: 5000 })];

function fingerprint(products: Iterable<Product>): string {
  const hash = createHash('sha256');
  for (const product of products) hash.update(JSON.stringify(product));
  return hash.digest('hex');
}

test('the same seed fills the shelves byte for byte alike', () => {
  expect(fingerprint(generateCatalogue({ seed: 7, size: 5000 }))).toBe(fingerprint(shelf));
});

test('another seed fills them otherwise', () => {
  expect(fingerprint(generateCatalogue({ seed: 8, size: 500 }))).not.toBe(fingerprint(shelf.slice(0, 500)));
});

test('a smaller catalogue is the beginning of a larger one', () => {
  expect([...generateCatalogue({ seed: 7, size: 300 })]).toEqual(shelf.slice(0, 300));
});

test('every number, address, name and EAN is its own and well formed', () => {
  for (const field of ['varuId', 'slug', 'name', 'ean'] as const)
    expect(new Set(shelf.map((product) => product[field])).size).toBe(5000);
  expect(shelf.every(({ varuId }) => /^\d{6}$/.test(varuId))).toBe(true);
  expect(shelf.every(({ ean }) => isEan13(ean) && ean.startsWith('73'))).toBe(true);
  expect(shelf.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true);
});

test('medicines, prescriptions and goods are all there, medicines with ATC code and substance', () => {
  const of = (type: Product['type']): Product[] => shelf.filter((product) => product.type === type);
  expect(of('Rx').length).toBeGreaterThan(200);
  expect(of('Ex').length).toBeGreaterThan(400);
  expect(of('Ha').length).toBeGreaterThan(3000);
  expect(
    [...of('Rx'), ...of('Ex')].every(
      ({ atcCode, substance }) => substance && /^[A-Z](\d{2}([A-Z]([A-Z](\d{2})?)?)?)?$/.test(atcCode ?? ''),
    ),
  ).toBe(true);
});

test('every product stands in a category of the shop and every lowest category has products', () => {
  const used = new Set(shelf.map(({ categoryPath }) => categoryPath));
  const lowest = TAXONOMY.filter(({ path }) => !TAXONOMY.some(({ parent }) => parent === path));
  expect([...used].filter((path) => !TAXONOMY.some((category) => category.path === path))).toEqual([]);
  expect(lowest.filter(({ path }) => !used.has(path)).map(({ path }) => path)).toEqual([]);
});

test('prescription items are never reduced, and a reduced price shows the lowest of 30 days', () => {
  const reduced = shelf.filter(({ discountPrice }) => discountPrice !== null);
  expect(reduced.length).toBeGreaterThan(100);
  expect(reduced.some(({ type }) => type === 'Rx')).toBe(false);
  expect(
    reduced.every(
      ({ price, discountPrice, lowestPrice30Days }) => (discountPrice as number) < price && lowestPrice30Days !== null,
    ),
  ).toBe(true);
});

test('flags follow the substance: paracetamol, nicotine from 18, insulin cold', () => {
  const flagsOf = (substance: string): Set<string> =>
    new Set(shelf.filter((product) => product.substance === substance).flatMap(({ flags }) => flags));
  expect(flagsOf('paracetamol')).toEqual(new Set(['Paracetamol']));
  expect(flagsOf('nikotin')).toEqual(new Set(['Nicotine', 'AgeLimited']));
  expect([...flagsOf('insulin aspart'), ...flagsOf('insulin glargin'), ...flagsOf('semaglutid')]).toContain(
    'StoredCold',
  );
});

test('some bacterial cultures are sold without prescription and sent cold', () => {
  const cold = shelf.filter(({ type, flags }) => type !== 'Rx' && flags.includes('StoredCold'));
  expect(cold.length).toBeGreaterThan(3);
  expect(cold.every(({ categoryPath }) => categoryPath.endsWith('/probiotika'))).toBe(true);
});

test('a few goods are not sold online, for each of the three reasons, and a few may not be watched', () => {
  for (const flag of UNSENT_FLAGS) {
    const unsent = shelf.filter(({ flags }) => flags.includes(flag));
    expect({ flag, some: unsent.length > 0 && unsent.length < 60 }).toEqual({ flag, some: true });
    expect(unsent.every(({ type, campaignId, isMonitorable }) => type === 'Ha' && !campaignId && !isMonitorable)).toBe(
      true,
    );
  }
  const unwatched = shelf.filter(({ isMonitorable, flags }) => !isMonitorable && flags.length === 0).length;
  expect(unwatched).toBeGreaterThan(20);
  expect(unwatched).toBeLessThan(200);
});

test('VAT classes follow the kind of product', () => {
  const pairs = new Set(shelf.map(({ type, vatClass }) => `${type} ${vatClass}`));
  expect(pairs).toEqual(new Set(['Rx prescription', 'Ex medicine-otc', 'Ha goods', 'Ha food']));
});

test('a form is packed as it is sold: drops in a dropper, powder in sachets, toothpaste in a tube', () => {
  const shapeOf = (form: string): Set<string> =>
    new Set(shelf.filter((product) => product.form === form).map(({ packShape }) => packShape));
  expect([...shapeOf('orala droppar')]).toEqual(['dropper']);
  expect([...shapeOf('pulver till oral lösning')]).toEqual(['sachets']);
  expect(shelf.find(({ form }) => form === 'tandkräm')?.usage).toContain('Borsta');
});
