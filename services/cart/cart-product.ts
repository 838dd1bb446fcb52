import type { CartProduct, LinePrice } from '../../domain/cart/index.js';
import { EVERYONE, priceFor, vatRate, type Buyer, type Product } from '../../domain/catalogue/index.js';
import type { BusinessDate } from '../../domain/kernel/index.js';
import { Problem } from '../http/problem.js';
import { cartTexts } from './texts.js';

type Priced = Pick<Product, 'price' | 'discountPrice' | 'memberPrice'>;
type Remembered = Pick<
  Product,
  'varuId' | 'name' | 'type' | 'flags' | 'weightGrams' | 'atcCode' | 'vatClass' | keyof Priced
>;

/** What the cart remembers of a product. Medicines of one substance share a quota (CRT-03). */
export function cartProduct(product: Remembered, on: BusinessDate, buyer: Buyer = EVERYONE): CartProduct {
  const { varuId, name, type, flags, weightGrams, atcCode, vatClass } = product;
  const limitGroup = type === 'Ex' ? atcCode : null;
  return {
    varuId,
    name,
    type,
    ...linePrice(product, buyer),
    vatRate: vatRate(vatClass, on),
    flags,
    weightGrams,
    limitGroup,
  };
}

/** One price for a buyer wherever it is asked for: on adding, at a log-in, on joining the club, at the checkout. */
export function linePrice(product: Priced, buyer: Buyer): LinePrice {
  const unitPrice = priceFor(product, buyer);
  return { unitPrice, ...(unitPrice < product.price && { regularPrice: product.price }) };
}

export function unknownProduct(varuId: string): Problem {
  return new Problem(404, [{ field: 'varuId', code: 'UNKNOWN_PRODUCT', message: cartTexts.unknownProduct }], {
    varuId,
  });
}
