import { DISCOUNT_KINDS, type LineDiscount } from './discount.js';

/** Adds up the discounts of all lines by their reason, in the order in which they are subtracted. */
export function discountReasons(
  lines: readonly { readonly discounts: readonly LineDiscount[] }[],
): readonly LineDiscount[] {
  const reasons = new Map<string, LineDiscount>();
  for (const discount of lines.flatMap(({ discounts }) => discounts)) {
    const { kind, code, name, amount, quantity } = discount;
    const key = JSON.stringify([kind, code, name]);
    const { amount: before = 0, quantity: pieces = 0 } = reasons.get(key) ?? {};
    reasons.set(key, { ...discount, amount: before + amount, quantity: pieces + quantity });
  }
  return [...reasons.values()].sort((a, b) => DISCOUNT_KINDS.indexOf(a.kind) - DISCOUNT_KINDS.indexOf(b.kind));
}
