import { initialCart, maxBuyable } from '../../domain/cart/index.js';
import { buyable, type Product } from '../../domain/catalogue/index.js';
import type { BusinessDate } from '../../domain/kernel/index.js';
import type { ProductCardView } from './contract/catalogue.js';
import { cartProduct } from '../cart/cart-product.js';
import { stickerOf, type Stickers } from '../catalogue/sticker.js';

/** A card needs none of the longer texts. */
export function productCardView(
  product: Omit<Product, 'usage' | 'contents'>,
  today: BusinessDate,
  stickers: Stickers,
): ProductCardView {
  const {
    varuId,
    slug,
    name,
    brand,
    type,
    packageText,
    price,
    discountPrice,
    lowestPrice30Days,
    memberPrice,
    memberLowestPrice30Days,
  } = product;
  const { comparisonPrice, comparisonUnit, inStores, isNew, isWebUnique, ratingTenths, ratingCount } = product;
  return {
    ...{
      varuId,
      slug,
      name,
      brand,
      type,
      packageText,
      price,
      discountPrice,
      lowestPrice30Days,
      memberPrice,
      memberLowestPrice30Days,
    },
    ...{ inStores, isNew, isWebUnique, ratingTenths, ratingCount },
    comparison:
      comparisonPrice !== null && comparisonUnit !== null ? { price: comparisonPrice, unit: comparisonUnit } : null,
    buyable: buyable(product),
    inWebStock: product.webStock > 0,
    sticker: stickerOf(product, stickers),
    warning: product.atcCode === 'M02AA15' ? 'diclofenac' : null,
    maxQuantity: maxBuyable(initialCart, cartProduct(product), today),
  };
}
