import { z } from 'zod';

import {
  monitorable,
  NARCOTICS_CLASSES,
  PRODUCT_FLAGS,
  restricted,
  unsentFlag,
  vatRate,
  type Product,
} from '../../../../domain/catalogue/index.js';
import { kronor, type BusinessDate } from '../../../../domain/kernel/index.js';
import { initialCart, quantityInStock } from '../../../../domain/cart/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import { quantityInfoSchema } from './quantity-info.js';
import { cartProduct } from './sold-product.js';
import { hasLeaflet } from '../leaflet/leaflet.js';
import { reductionOf } from '../../../../domain/pricing/index.js';
import { measurementsOf, measurementsSchema } from '../measurements.js';
import { pictureUrl } from '../picture/picture-url.js';
import { hasWebPrice, productCard, productCardSchema } from './product-card.js';
import type { Stickers } from '../sticker.js';
import { texts } from '../texts.js';
import type { Pieces } from '../stocking/pieces-to-have.js';
import type { ShownProduct } from '../withdrawn.js';

/** The answer of GET /api/productpage/{id}: the card, and the further fields of CAT-01. */
export const productPageSchema = z.strictObject({
  ...productCardSchema.shape,
  ean: z.string(),
  description: z.string(),
  usage: z.string(),
  contents: z.string(),
  form: z.string(),
  strength: z.string().nullable(),
  atcCode: z.string().nullable(),
  manufacturer: z.string().nullable(),
  nplId: z.string().nullable(),
  narcoticsClass: z.enum(NARCOTICS_CLASSES).nullable(),
  pictures: z.array(z.strictObject({ url: z.string(), altText: z.string() })),
  /** Null while the product is sold. */
  withdrawal: z.strictObject({ recalled: z.boolean(), on: z.iso.date(), notice: z.string().nullable() }).nullable(),
  generalName: z.string().nullable(),
  packageText: z.string(),
  packageType: z.string(),
  flags: z.array(z.enum(PRODUCT_FLAGS)),
  Restricted: z.boolean(),
  restrictionText: z.string(),
  /** Null where no pharmacy has it. */
  inStorePrice: z.number().nullable(),
  hasDiscount: z.boolean(),
  hasWebPrice: z.boolean(),
  memberPriceAsNumber: z.number().nullable(),
  campaignId: z.string().nullable(),
  vatRate: z.number(),
  categories: z.array(z.string()),
  variants: z.array(z.strictObject({ id: z.string(), url: z.string(), label: z.string() })),
  hasLeaflet: z.boolean(),
  /** PRO-15: whether customers may watch the product while the web shop is out of it. */
  isMonitorable: z.boolean(),
  measurements: measurementsSchema,
  /** CRT-02: quantity info of an empty cart. */
  quantityInfo: quantityInfoSchema,
});
export type ProductPage = AnswerOf<typeof productPageSchema>;

export function productPage(
  { product, withdrawal }: ShownProduct,
  variants: readonly Product[],
  today: BusinessDate,
  stickers: Stickers,
  { pieces }: Pick<Pieces, 'pieces'>,
): ProductPage {
  const { ean, description, usage, contents, form, strength, atcCode, packageText, packageType, flags, campaignId } =
    product;
  const card = { ...productCard(product, today, stickers), ...(withdrawal && NOT_SOLD) };
  return {
    ...card,
    withdrawal: withdrawal && {
      recalled: withdrawal.reason === 'recall',
      on: withdrawal.on,
      notice: withdrawal.notice,
    },
    manufacturer: product.manufacturer,
    nplId: product.nplId,
    narcoticsClass: product.narcoticsClass,
    pictures: product.pictures.map(({ file, alt }) => ({ url: pictureUrl(file), altText: alt })),
    ...{ ean, description, usage, contents, form, strength, atcCode, packageText, packageType, flags, campaignId },
    generalName: product.substance,
    Restricted: restricted(product) && !card.prescriptionRequired,
    restrictionText: card.notBuyableInfoTextShort,
    inStorePrice: product.inStores ? card.priceAsNumber : null,
    hasDiscount: reductionOf(product)?.for === 'everyone',
    hasWebPrice: hasWebPrice(product),
    memberPriceAsNumber: kronor(product.memberPrice),
    vatRate: vatRate(product.vatClass, today),
    categories: categoriesOf(product.categoryPath),
    variants: variants.map(({ varuId, slug, variant, packageText: pack }) => ({
      id: varuId,
      url: `/produkt/${slug}`,
      label: variant?.value ?? pack,
    })),
    hasLeaflet: hasLeaflet(product),
    isMonitorable: monitorable(product) && withdrawal === null,
    measurements: measurementsOf(product),
    quantityInfo: {
      currentlyInCartQuantity: 0,
      maxAllowedQuantity:
        withdrawal || unsentFlag(product)
          ? 0
          : quantityInStock(initialCart, cartProduct(product), pieces, today).maxAllowedQuantity,
    },
  };
}

/** The page still describes a withdrawn product, but nobody can buy it. */
const NOT_SOLD = { buyable: false, inWebStock: false, stockLabel: texts.withdrawn } as const;

/** Splits "hudvard/ansikte" into "hudvard" and "hudvard/ansikte". */
function categoriesOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
