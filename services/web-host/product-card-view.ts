import { initialCart, maxBuyable } from '../../domain/cart/index.js';
import { buyable, type Product } from '../../domain/catalogue/index.js';
import type { BusinessDate } from '../../domain/kernel/index.js';
import type { ProductCardView } from './contract/catalogue.js';
import { cartProduct } from '../cart/cart-product.js';

/** A card needs none of the longer texts. */
export function productCardView(product: Omit<Product, 'usage' | 'contents'>, today: BusinessDate): ProductCardView {
  const { varuId, slug, name, brand, type, packageText, price, discountPrice, lowestPrice30Days } = product;
  const { comparisonPrice, comparisonUnit, inStores, isNew, isWebUnique, ratingTenths, ratingCount } = product;
  return {
    ...{ varuId, slug, name, brand, type, packageText, price, discountPrice, lowestPrice30Days },
    ...{ inStores, isNew, isWebUnique, ratingTenths, ratingCount },
    comparison: comparisonPrice !== null && comparisonUnit !== null ? { price: comparisonPrice, unit: comparisonUnit } : null,
    buyable: buyable(product),
    inWebStock: product.webStock > 0,
    sticker: sticker(product),
    warning: product.atcCode === 'M02AA15' ? 'diclofenac' : null,
    maxQuantity: maxBuyable(initialCart, cartProduct(product, today), today),
  };
}

function sticker({ price, discountPrice }: Pick<Product, 'price' | 'discountPrice'>): ProductCardView['sticker'] {
  if (discountPrice === null) return null;
  return { large: `−${Math.round((1 - discountPrice / price) * 100)} %`, small: 'Kampanj' };
}
