import { salesPrice, type Product } from '../../../domain/catalogue/index.js';
import type { Ore } from '../../../domain/kernel/index.js';

/** LAW-03: of the reduction that is paid, the members' or everyone's. */
export function lowestBefore(product: Product, paid: Ore): Ore | null {
  return paid < salesPrice(product) ? product.memberLowestPrice30Days : product.lowestPrice30Days;
}
