import { initialCart, quantityInStock } from '../../../../domain/cart/index.js';
import type { Product } from '../../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import type { ProductView } from '../contract.js';
import type { Pieces } from '../stocking/pieces-to-have.js';
import { cartProduct } from './sold-product.js';

export const NOT_COLLECTABLE = { collectable: false } as const;

/** Whether the web shelf lacks the product and a pharmacy packs it, and then how many pieces it sells at most (CHK-02). */
export function collectableView(
  product: Product,
  shelf: Pieces | undefined,
  today: BusinessDate,
): Pick<ProductView, 'collectable'> & Partial<Pick<ProductView, 'maxQuantity'>> {
  if (!shelf?.onlyCollected) return NOT_COLLECTABLE;
  const { maxAllowedQuantity } = quantityInStock(initialCart, cartProduct(product), shelf.pieces, today);
  return { collectable: true, maxQuantity: maxAllowedQuantity };
}
