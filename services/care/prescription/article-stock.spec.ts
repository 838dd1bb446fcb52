import { describe, expect, test } from 'vitest';

import type { Prescription } from '../../../domain/prescription/index.js';
import type { MonthPrices } from '../../partners/e-health/gateway.js';
import { articlesToGet } from './article-stock.js';

const article = (varuId: string, name: string) => ({
  varuId,
  name,
  form: 'Tablett',
  strength: '10 mg',
  packSize: '98',
});
const [TENSIDAL, AMLOVENT] = [article('710002', 'Tensidal'), article('710003', 'Amlovent')];
const good = (varuId: string, price: number, isAvailable = true) =>
  [varuId, { varuId, price, benefitClass: 'medicine', isAvailable }] as const;
const monthOf = (...goods: readonly ReturnType<typeof good>[]) => new Map(goods) as unknown as MonthPrices;
const prescribed = (mayBeSubstituted = true) =>
  ({ article: TENSIDAL, substitutes: [AMLOVENT], mayBeSubstituted }) as unknown as Prescription;
const namesOf = (prescription: Prescription, prices: MonthPrices | null) =>
  articlesToGet(prescription, prices).map((each) => [each.kind, each.article.name]);

describe('whose stock is told for a prescription (RX-14)', () => {
  test('is the exchange, and the prescribed one that the customer may keep', () => {
    const month = monthOf(good('710002', 18_600), good('710003', 6_400));
    expect(namesOf(prescribed(), month)).toEqual([
      ['exchange', 'Amlovent'],
      ['kept', 'Tensidal'],
    ]);
  });

  test('is the exchange alone where the prescribed one cannot be had', () => {
    const month = monthOf(good('710002', 18_600, false), good('710003', 6_400));
    expect(namesOf(prescribed(), month)).toEqual([['exchange', 'Amlovent']]);
  });

  test('is the prescribed one where it may not be exchanged, and while no prices are known', () => {
    const month = monthOf(good('710002', 18_600), good('710003', 6_400));
    expect(namesOf(prescribed(false), month)).toEqual([['prescribed', 'Tensidal']]);
    expect(namesOf(prescribed(), null)).toEqual([['prescribed', 'Tensidal']]);
  });
});
