import { describe, expect, test } from 'vitest';

import { amlovent } from '../../../domain/cart/prescribed/spec-rows.js';
import type { Product, ProductFlag } from '../../../domain/catalogue/index.js';
import { prescriptionArrivals } from '../../../seed/catalogue/index.js';
import type { MonthPrices } from '../high-cost/month-prices.js';
import { RowLines } from './row-lines.js';

const ROW = '5f0a7c1e-3a54-4f0e-9a55-0d2f6f0a7c1e';
const [INSULIN, AMLOVENT] = ['710007', '710003'];
const products = [...prescriptionArrivals('2026-11-20')].map(({ description, price }) => ({
  ...description,
  ...price,
})) as unknown as readonly Product[];
const prices = {
  today: () => Promise.resolve(new Map([[INSULIN, { varuId: INSULIN, benefitClass: 'insulin' }]])),
} as unknown as MonthPrices;

const lineOf = (varuId: string, flags: readonly ProductFlag[] | null, packages = 1) => {
  const known = products.filter((each) => each.varuId === varuId && flags !== null);
  const catalogue = { products: () => Promise.resolve(known.map((each) => ({ ...each, flags: flags ?? [] }))) };
  const row = { ...amlovent, packages, article: { ...amlovent.article, varuId } };
  return new RowLines(catalogue, prices).of(ROW, row);
};

describe('the line of a prescription in the basket (RX-14)', () => {
  test('has the number of the row and names no article, also where the catalogue has the product', async () => {
    for (const flags of [null, []]) {
      const line = await lineOf(AMLOVENT!, flags);
      expect(line).toMatchObject({ varuId: ROW, name: 'Receptvara', type: 'Rx', flags: [] });
      expect(JSON.stringify(line)).not.toMatch(/710003|Amlovent/);
    }
  });

  test('weighs as the product of the catalogue, for each package', async () => {
    const [product] = products.filter(({ varuId }) => varuId === AMLOVENT);
    expect((await lineOf(AMLOVENT!, [], 2)).weightGrams).toBe(2 * product!.weightGrams);
    expect((await lineOf(AMLOVENT!, null, 2)).weightGrams).toBe(180);
  });

  test('is sent cold as insulin, whatever the catalogue has, and by the mark of the catalogue (CHK-02)', async () => {
    for (const flags of [null, []]) expect((await lineOf(INSULIN!, flags)).flags).toEqual(['StoredCold']);
    expect((await lineOf(AMLOVENT!, ['ConstantCoolingRequired'])).flags).toEqual(['ConstantCoolingRequired']);
  });

  test('has none of the marks that are about the web shelf', async () => {
    expect((await lineOf(AMLOVENT!, ['Paracetamol', 'AgeLimited', 'OrderVolume', 'StoredCold'])).flags).toEqual([
      'StoredCold',
    ]);
  });
});
