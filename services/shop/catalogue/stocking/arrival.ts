import type { Product } from '../../../../domain/catalogue/index.js';
import type { Instant } from '../../../../domain/kernel/index.js';
import type {
  ImportProduct,
  PharmacyStock,
  Price,
  PriceStep,
  ProductDescription,
} from '../../../../domain/product/index.js';

/** A product as a file or the generator hands it in. */
export interface Arrival {
  readonly description: ProductDescription;
  readonly price: Price;
  readonly stock: { readonly web: number; readonly pharmacies: PharmacyStock };
  /** Whether it is sold; left as it is when absent. */
  readonly sold?: ImportProduct['sold'];
  /** Prices a new product had before this one, the first first; told only of the generator's. */
  readonly earlier?: readonly PriceStep[];
  /** When the present price began; now when absent. */
  readonly from?: Instant;
}

/** Apart what a product is from what it costs and how many there are. */
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
