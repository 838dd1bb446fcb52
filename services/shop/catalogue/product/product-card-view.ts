import { initialCart, quantityInStock } from '../../../../domain/cart/index.js';
import {
  buyable,
  isForChildren,
  isNew,
  monitorable,
  packParts,
  unsentFlag,
  warningOf,
} from '../../../../domain/catalogue/index.js';
import type { BusinessDate } from '../../../../domain/kernel/index.js';
import type { ProductCardView } from '../contract.js';
import type { ListedProduct } from '../listings.js';
import { restrictionText } from '../restriction.js';
import { cartProduct } from './sold-product.js';
import { stickerOf, type Stickers } from '../sticker.js';

export function productCardView(product: ListedProduct, today: BusinessDate, stickers: Stickers): ProductCardView {
  const { comparisonPrice, comparisonUnit } = product;
  // The fields are copied one by one, because copying whole objects took half the time of a listing's view.
  return {
    varuId: product.varuId,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    type: product.type,
    pack: packParts(product),
    forChildren: isForChildren(product),
    price: product.price,
    discountPrice: product.discountPrice,
    lowestPrice30Days: product.lowestPrice30Days,
    memberPrice: product.memberPrice,
    memberLowestPrice30Days: product.memberLowestPrice30Days,
    inStores: product.inStores,
    isNew: isNew(product, today),
    isWebUnique: product.isWebUnique,
    ratingTenths: product.ratingTenths,
    ratingCount: product.ratingCount,
    comparison:
      comparisonPrice !== null && comparisonUnit !== null ? { price: comparisonPrice, unit: comparisonUnit } : null,
    buyable: buyable(product),
    inWebStock: product.webStock > 0,
    sticker: stickerOf(product, stickers),
    isMonitorable: monitorable(product),
    restriction: unsentFlag(product) && restrictionText(product),
    warning: warningOf(product),
    maxQuantity: quantityInStock(initialCart, cartProduct(product), product.webStock, today).maxAllowedQuantity,
  };
}
