import type { Product } from '../../../../domain/catalogue/index.js';
import type { Instant } from '../../../../domain/kernel/index.js';
import type {
  ImportProduct,
  PharmacyStock,
  Price,
  PriceStep,
  ProductDescription,
} from '../../../../domain/product/index.js';

export interface Arrival {
  readonly description: ProductDescription;
  readonly price: Price;
  readonly stock: { readonly web: number; readonly pharmacies: PharmacyStock };
  /** Whether the product is sold. An absent value changes nothing. */
  readonly sold?: ImportProduct['sold'];
  /** Earlier prices of a new product, oldest first. Only generated products have them. */
  readonly earlier?: readonly PriceStep[];
  /** When the present price began. Without it, the price begins now. */
  readonly from?: Instant;
}

export function arrivalOf(product: Product, pharmacies: PharmacyStock): Arrival {
  const { price, discountPrice, memberPrice, campaignId, webStock, ...rest } = product;
  const {
    lowestPrice30Days: _l,
    memberLowestPrice30Days: _m,
    comparisonPrice: _c,
    comparisonUnit: _u,
    inStores: _i,
    ...description
  } = rest;
  return {
    description,
    price: { price, discountPrice, memberPrice, campaignId },
    stock: { web: webStock, pharmacies },
  };
}
