import type { Ore } from '../kernel/index.js';
import type { ComparisonUnit } from './product.js';

export interface ComparisonPrice {
  readonly price: Ore;
  readonly unit: ComparisonUnit;
}

const MEASURES: Readonly<Record<string, { unit: ComparisonUnit; perUnit: number }>> = {
  ml: { unit: 'l', perUnit: 1000 },
  cl: { unit: 'l', perUnit: 100 },
  l: { unit: 'l', perUnit: 1 },
  g: { unit: 'kg', perUnit: 1000 },
  kg: { unit: 'kg', perUnit: 1 },
  m: { unit: 'm', perUnit: 1 },
  st: { unit: 'st', perUnit: 1 },
  doser: { unit: 'dos', perUnit: 1 },
};

const PACK = /^(?:(\d+) x )?(\d+(?:,\d+)?) (\w+)$/;

/**
 * The price per litre, kilogram, metre, piece or dose, from a pack text such as "3 x 60 ml". Null when the text has no
 * amount, or the pack holds a single piece.
 */
export function comparisonPrice(price: Ore, packageText: string): ComparisonPrice | null {
  const match = PACK.exec(packageText);
  const measure = MEASURES[match?.[3] ?? ''];
  if (!match || !measure) return null;
  const amount = Number(match[1] ?? 1) * Number((match[2] as string).replace(',', '.'));
  if (amount <= 0 || (measure.unit === 'st' && amount === 1)) return null;
  return { price: Math.round((price * measure.perUnit) / amount), unit: measure.unit };
}
