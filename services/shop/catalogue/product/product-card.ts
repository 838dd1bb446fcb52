import { z } from 'zod';

import { PRODUCT_TYPES } from '../../../../domain/cart/index.js';
import {
  buyable,
  COMPARISON_UNITS,
  isNew,
  prescriptionRequired,
  unsentFlag,
  type Product,
} from '../../../../domain/catalogue/index.js';
import { kronor, type BusinessDate } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { ListedProduct } from '../listings.js';
import { restrictionText } from '../restriction.js';
import { stickerOf, type Stickers } from '../sticker.js';
import { texts } from '../texts.js';

/** The product card (CAT-01). Here prices are in kronor, as in the seed. */
export const productCardSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    brand: z.string(),
    url: z.string(),
    type: z.enum(PRODUCT_TYPES),
    buyable: z.boolean(),
    inWebStock: z.boolean(),
    prescriptionRequired: z.boolean(),
    isWebUniqueProduct: z.boolean(),
    isNewProduct: z.boolean(),
    notBuyableInfoTextShort: z.string(),
    productImage: z.strictObject({ imageUrl: z.string(), altText: z.string(), prescriptionRequired: z.boolean() }),
    priceAsNumber: z.number(),
    discountPriceAsNumber: z.number().nullable(),
    stickyLabelType: z.enum(['discount', 'member', 'theme']).nullable(),
    stickyLabelLargeText: z.string(),
    stickyLabelSmallText: z.string(),
    trustpilotStars: z.string(),
    sku: z.string(),
    /** The seed has no such field, but the law requires this price (LAW-03). */
    lowestPrice30DaysAsNumber: z.number().nullable(),
    comparisonPriceAsNumber: z.number().nullable(),
    comparisonUnit: z.enum(COMPARISON_UNITS).nullable(),
    stockLabel: z.string(),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = AnswerOf<typeof productCardSchema>;

export function productCard(product: ListedProduct, today: BusinessDate, stickers: Stickers): ProductCard {
  const onPrescription = prescriptionRequired(product);
  return {
    id: product.varuId,
    name: product.name,
    brand: product.brand,
    url: `/produkt/${product.slug}`,
    type: product.type,
    buyable: buyable(product),
    inWebStock: product.webStock > 0,
    prescriptionRequired: onPrescription,
    isWebUniqueProduct: product.isWebUnique,
    isNewProduct: isNew(product, today),
    notBuyableInfoTextShort: restrictionText(product),
    productImage: {
      imageUrl: imageUrl(product.varuId),
      altText: texts.packShot(product.name),
      prescriptionRequired: onPrescription,
    },
    priceAsNumber: kronor(product.price),
    discountPriceAsNumber: kronor(product.discountPrice),
    ...stickyLabel(product, stickers),
    trustpilotStars: product.ratingTenths === null ? '' : (product.ratingTenths / 10).toFixed(1),
    sku: product.varuId,
    lowestPrice30DaysAsNumber: kronor(product.lowestPrice30Days),
    comparisonPriceAsNumber: kronor(product.comparisonPrice),
    comparisonUnit: product.comparisonUnit,
    stockLabel: stockLabel(product),
  };
}

export function imageUrl(varuId: string): string {
  return `/api/products/image/${varuId}.svg`;
}

/** Returns a stock text of CAT-03 (SET-10). The fourth text, 'Endast online', is shown beside the button instead. */
export function stockLabel(product: Pick<Product, 'webStock' | 'inStores' | 'flags'>): string {
  if (product.webStock > 0 && unsentFlag(product) === null) return texts.buy;
  return product.inStores ? texts.buyInStore : texts.soldOut;
}

export function stickyLabel(
  product: Parameters<typeof stickerOf>[0],
  stickers: Stickers,
): Pick<ProductCard, 'stickyLabelType' | 'stickyLabelLargeText' | 'stickyLabelSmallText'> {
  const sticker = stickerOf(product, stickers);
  return {
    stickyLabelType: sticker?.type ?? null,
    stickyLabelLargeText: sticker?.large ?? '',
    stickyLabelSmallText: sticker?.small ?? '',
  };
}

/** Whether the web has another price than the pharmacies, or only the web sells the product. */
export function hasWebPrice({ discountPrice, isWebUnique }: Pick<Product, 'discountPrice' | 'isWebUnique'>): boolean {
  return discountPrice !== null || isWebUnique;
}
