import { expect, test } from 'vitest';

import { isEan13 } from '../../domain/catalogue/index.js';
import { rowFaults } from '../../domain/product/row-faults.js';
import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { shopArrivals } from './arrivals.js';
import { generateCatalogue } from './generate.js';
import { isPrescriptionGood, prescriptionArrivals } from './prescription-goods.js';

const ON = '2026-11-20';
const goods = [...prescriptionArrivals(ON)];
const generated = [...generateCatalogue({ seed: 1, size: 5000, on: ON })];
const stockOf = (varuId: string) => goods.find(({ description }) => description.varuId === varuId)?.stock;

test('each article of the month list is a prescription product under its own number', () => {
  const numbers = goods.map(({ description }) => description.varuId);
  expect(numbers.toSorted()).toEqual(Array.from({ length: 18 }, (_, nth) => String(710_001 + nth)));
  for (const { description, price, stock } of goods) {
    expect(description).toMatchObject({ type: 'Rx', categoryPath: 'receptbelagda-lakemedel' });
    expect(isEan13(description.ean)).toBe(true);
    expect(rowFaults({ description, price, stock })).toEqual([]);
  }
  expect([...prescriptionArrivals(ON)]).toEqual(goods);
});

test('no number, address, name or EAN of them is that of a generated product', () => {
  for (const field of ['varuId', 'slug', 'name', 'ean'] as const) {
    const taken = new Set([...generated, ...goods.map(({ description }) => description)].map((each) => each[field]));
    expect(taken.size).toBe(5018);
  }
});

test('a generated product that has such a number is left out, whatever the seed', () => {
  const [one] = generateCatalogue({ size: 1 });
  const arrivals = [...shopArrivals([one!, { ...one!, varuId: '710001', type: 'Ha' }], ON)];
  const numbers = arrivals.map(({ description }) => description.varuId);
  expect(numbers).toHaveLength(19);
  expect(new Set(numbers).size).toBe(19);
  expect(arrivals.filter(({ description }) => isPrescriptionGood(description.varuId))).toEqual(goods);
});

test('pharmacies have some of each, and are out of some', () => {
  const agencies = PHARMACIES.filter(({ isAgency }) => isAgency).map(({ gln }) => gln);
  const pieces = goods.flatMap(({ stock }) => Object.values(stock.pharmacies));
  expect([Math.min(...pieces), Math.max(...pieces) > 10]).toEqual([0, true]);
  expect(goods.some(({ stock }) => agencies.some((gln) => gln in stock.pharmacies))).toBe(false);
  for (const varuId of ['710001', '710002', '710003', '710004', '710010'])
    expect(Object.values(stockOf(varuId)!.pharmacies).some((count) => count > 0)).toBe(true);
});

test('what nobody can get is nowhere, and one that can be had is only with the mail-order pharmacy', () => {
  for (const varuId of ['710016', '710018']) expect(stockOf(varuId)).toEqual({ web: 0, pharmacies: {} });
  expect(stockOf('710015')).toMatchObject({ pharmacies: {} });
  expect(stockOf('710015')!.web).toBeGreaterThan(0);
});
