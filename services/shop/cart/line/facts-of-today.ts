import type { CartLine } from '../../../../domain/cart/index.js';
import type { Product } from '../../../../domain/catalogue/index.js';
import { cartProduct } from '../../catalogue/product/sold-product.js';

/** The line with the flags and the group that its product has today: they may be newer than the line. */
export function withFactsOf(product: Product | null | undefined, line: CartLine): CartLine {
  if (!product) return line;
  const { flags, limitGroup = null } = cartProduct(product);
  return { ...line, flags, limitGroup };
}
