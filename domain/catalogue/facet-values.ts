import { isForChildren } from './for-children.js';
import type { Product } from './product.js';
import { halfStars } from './rating.js';

/** For whom a pack is made. */
export const AGES = ['adult', 'child'] as const;
export type Age = (typeof AGES)[number];

export function ageOf(product: Parameters<typeof isForChildren>[0]): Age {
  return isForChildren(product) ? 'child' : 'adult';
}

/** Ranges of ratings, the best first, in the half stars that a card shows. They are the values in the address. */
export const RATINGS = ['4.5-5', '3.5-4', '2.5-3', '0-2'] as const;
export type Rating = (typeof RATINGS)[number];

const LEAST_HALVES: Readonly<Record<Rating, number>> = { '4.5-5': 9, '3.5-4': 7, '2.5-3': 5, '0-2': 0 };

/** Returns the range of a product's rating. Null for a product that nobody has rated. */
export function ratingRange({
  ratingTenths,
  ratingCount,
}: Pick<Product, 'ratingTenths' | 'ratingCount'>): Rating | null {
  if (ratingTenths === null || ratingCount === 0) return null;
  const halves = halfStars(ratingTenths);
  return RATINGS.find((rating) => halves >= LEAST_HALVES[rating]) ?? null;
}

/** Where a product can be bought today. */
export const STOCKS = ['web', 'pharmacy', 'none'] as const;
export type Stock = (typeof STOCKS)[number];

export function stockOf({ webStock, inStores }: Pick<Product, 'webStock' | 'inStores'>): Stock {
  if (webStock > 0) return 'web';
  return inStores ? 'pharmacy' : 'none';
}
