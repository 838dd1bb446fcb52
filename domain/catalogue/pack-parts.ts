import type { Product } from './product.js';

/**
 * Returns what tells the packs of one product apart, for example "500 mg" and "20 st". A card shows it on a line of its
 * own (CAT-03), because a long name is cut.
 */
export function packParts({
  strength,
  variant,
  packageText,
}: Pick<Product, 'strength' | 'variant' | 'packageText'>): readonly string[] {
  const kind = strength ?? variant?.value ?? '';
  return [withoutEnd(kind, packageText), packageText].filter((part) => part !== '');
}

/** A variant may name the pack size after its own value: "Mint, 75 ml". */
function withoutEnd(text: string, end: string): string {
  return end !== '' && text.endsWith(end) ? text.slice(0, -end.length).replace(/[\s,]+$/, '') : text;
}
