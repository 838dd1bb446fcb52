import { dated } from '../kernel/index.js';
import type { InterestKind } from './kinds.js';

export interface InterestRule {
  /** How much one event counts on its own day. */
  readonly weights: Readonly<Record<InterestKind, number>>;
  /** After so many days an event counts half. */
  readonly halfLifeDays: number;
  readonly keptDays: number;
  /** The weight at which a product gets half of the greatest interest. */
  readonly half: number;
  /** The most events of one address that count in a day: of each kind for a product, and altogether. */
  readonly ofAddress: { readonly product: number; readonly altogether: number };
}

/** CAT-05: how much search results depend on what shoppers choose. */
export const interestRule = dated<InterestRule>('interest', [
  {
    from: '2000-01-01',
    value: {
      weights: { click: 1, addtocart: 3, purchase: 8 },
      halfLifeDays: 14,
      keptDays: 90,
      half: 1_000,
      ofAddress: { product: 3, altogether: 200 },
    },
  },
]);

/** Returns how much an event counts at this age. An event of the future or past the kept days counts nothing. */
export function weightOf(
  { weights, halfLifeDays, keptDays }: InterestRule,
  kind: InterestKind,
  ageDays: number,
): number {
  if (ageDays < 0 || ageDays >= keptDays) return 0;
  return weights[kind] * 0.5 ** (ageDays / halfLifeDays);
}

/**
 * Returns the interest in a product, from 0 to less than 1. It grows more slowly the greater it is, so no number of
 * events reaches 1. Thousandths are enough: a smaller change would empty the caches of the search for nothing.
 */
export function interestOf({ half }: InterestRule, weight: number): number {
  return Math.floor((1_000 * weight) / (weight + half)) / 1_000;
}
