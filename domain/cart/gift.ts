import type { CartProduct } from './events.js';

/** A product as the gift of a code: what it costs everyone is taken off, so it costs nothing (CRT-11). */
export function asGift({ multiBuy: _, ...product }: CartProduct, code: string, name: string): CartProduct {
  const { reductions = [], unitPrice } = product;
  const campaign = reductions.filter(({ kind }) => kind === 'campaign');
  const gift = { kind: 'gift', code, name, amount: unitPrice } as const;
  return { ...product, unitPrice: 0, reductions: unitPrice > 0 ? [...campaign, gift] : campaign };
}
