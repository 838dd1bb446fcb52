import type { CartProduct } from '../../domain/cart/index.js';
import { salesPrice, vatRate, type Product } from '../../domain/catalogue/index.js';
import type { BusinessDate } from '../../domain/kernel/index.js';
import { Problem } from '../http/problem.js';
import { cartTexts } from './texts.js';

type Remembered = Pick<Product, 'varuId' | 'name' | 'type' | 'flags' | 'weightGrams' | 'atcCode' | 'vatClass' | 'price' | 'discountPrice'>;

/** What the cart remembers of a product. Medicines of one substance share a quota (CRT-03). */
export function cartProduct(product: Remembered, on: BusinessDate): CartProduct {
  const { varuId, name, type, flags, weightGrams, atcCode, vatClass } = product;
  const limitGroup = type === 'Ex' ? atcCode : null;
  return { varuId, name, type, unitPrice: salesPrice(product), vatRate: vatRate(vatClass, on), flags, weightGrams, limitGroup };
}

export function unknownProduct(varuId: string): Problem {
  return new Problem(404, [{ field: 'varuId', code: 'UNKNOWN_PRODUCT', message: cartTexts.unknownProduct }], { varuId });
}
