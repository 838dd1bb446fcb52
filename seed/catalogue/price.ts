import type { Ore } from '../../domain/kernel/index.js';

/** Rounds to a typical Swedish price: 24,50 · 49,90 · 129 kr · 1 195 kr. */
export function shelfPrice(kronor: number): Ore {
  if (kronor < 30) return Math.max(990, Math.round(kronor * 2) * 50);
  if (kronor < 100) return Math.round(kronor / 5) * 500 - 10;
  if (kronor < 600) return Math.round(kronor / 10) * 1000 - 100;
  return Math.round(kronor / 50) * 5000 - 500;
}

const PACK = /^(?:(\d+) x )?(\d+(?:,\d+)?)/;

/** The price of a pack relative to the smallest pack. A larger pack costs less per piece. */
export function sizeFactor(pack: string, smallest: string): number {
  return Math.pow(amountIn(pack) / amountIn(smallest), 0.72);
}

function amountIn(pack: string): number {
  const match = PACK.exec(pack);
  const amount = Number((match?.[2] ?? '1').replace(',', '.')) * Number(match?.[1] ?? 1);
  // Litres and kilograms are converted to millilitres and grams.
  return /\d k?[gl]$/.test(pack) && /( l| kg)$/.test(pack) ? amount * 1000 : amount;
}
