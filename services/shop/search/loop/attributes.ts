import { LRUCache } from 'lru-cache';

import { buyable, monitorable, prescriptionRequired, restricted } from '../../../../domain/catalogue/index.js';
import { kronor, formatKronor } from '../../../../domain/kernel/index.js';
import { reductionOf } from '../../../../domain/pricing/index.js';
import { hasWebPrice, imageUrl, stickyLabel } from '../../catalogue/product/product-card.js';
import { NO_STICKERS, stickerUrl, type Stickers } from '../../catalogue/sticker.js';
import { restrictionText } from '../../catalogue/restriction.js';
import { TAXONOMY } from '../../catalogue/taxonomy.js';
import { withParents } from '../shelf/groups.js';
import type { ShelfProduct } from '../shelf/shelf-product.js';

export type AttributeValue = string | number | boolean;
export type AttributeType = 'string' | 'number' | 'boolean';

export interface Attribute {
  readonly type: AttributeType;
  /** Returns the product's values of the attribute. Empty when it has none. */
  readonly values: (product: ShelfProduct, stickers?: Stickers) => readonly AttributeValue[];
}

const string = (value: (product: ShelfProduct, stickers: Stickers) => string | null): Attribute => ({
  type: 'string',
  values: (product, stickers = NO_STICKERS) => some(value(product, stickers)),
});
const number = (value: (product: ShelfProduct) => number | null): Attribute => ({
  type: 'number',
  values: (product) => some(value(product)),
});
const boolean = (value: (product: ShelfProduct) => boolean): Attribute => ({
  type: 'boolean',
  values: (product) => [value(product)],
});

function some<T extends string | number>(value: T | null): readonly T[] {
  return value === null || value === '' ? [] : [value];
}

const CATEGORY_NAMES = new Map(TAXONOMY.map(({ path, name }) => [path, name]));

/** Each path is split only once, because many products share few paths. */
const trails = new LRUCache<string, { readonly paths: readonly string[]; readonly names: readonly string[] }>({
  max: 1_000,
});

function trailOf(categoryPath: string): { readonly paths: readonly string[]; readonly names: readonly string[] } {
  let trail = trails.get(categoryPath);
  if (trail === undefined) {
    const paths = withParents(categoryPath);
    trails.set(categoryPath, (trail = { paths, names: paths.map((path) => CATEGORY_NAMES.get(path) ?? path) }));
  }
  return trail;
}

function labelOf({ stickyLabelLargeText, stickyLabelSmallText }: ReturnType<typeof stickyLabel>): string {
  return `${stickyLabelLargeText} ${stickyLabelSmallText}`.trim();
}

const inKronor = (ore: number | null): string | null => (ore === null ? null : formatKronor(ore));

/** The attributes of a product in search (CAT-01). Attributes for filters keep the spelling that clients require. */
export const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  id: string(({ varuId }) => varuId),
  name: string(({ name }) => name),
  Brand: string(({ brand }) => brand),
  ProductNumber: string(({ varuId }) => varuId),
  ean: string(({ ean }) => ean),
  url: string(({ slug }) => `/produkt/${slug}`),
  imageUrl: string(({ varuId }) => imageUrl(varuId)),
  description: string(({ description }) => description),
  form: string(({ form }) => form),
  strength: string(({ strength }) => strength),
  type: string(({ type }) => type),
  atcCode: string(({ atcCode }) => atcCode),
  manufacturer: string(({ manufacturer }) => manufacturer),
  generalName: string(({ substance }) => substance),
  price: string(({ price }) => formatKronor(price)),
  priceAsNumber: number(({ price }) => kronor(price)),
  inStorePrice: string(({ price, inStores }) => (inStores ? formatKronor(price) : null)),
  discountPrice: string(({ discountPrice }) => inKronor(discountPrice)),
  discountPriceAsNumber: number(({ discountPrice }) => kronor(discountPrice)),
  lowestPrice30DaysAsNumber: number(({ lowestPrice30Days }) => kronor(lowestPrice30Days)),
  comparisonPriceAsNumber: number(({ comparisonPrice }) => kronor(comparisonPrice)),
  comparisonUnit: string(({ comparisonUnit }) => comparisonUnit),
  promotion_names: string(({ campaignId }) => campaignId),
  campaign: string(({ campaignId }) => campaignId),
  label: string((product, stickers) => labelOf(stickyLabel(product, stickers))),
  campaignPrice: string(({ campaignId, discountPrice, memberPrice }) =>
    inKronor(campaignId === null ? null : (discountPrice ?? memberPrice)),
  ),
  stickyLabelType: string((product, stickers) => stickyLabel(product, stickers).stickyLabelType),
  stickyLabelLargeText: string((product, stickers) => stickyLabel(product, stickers).stickyLabelLargeText),
  stickyLabelSmallText: string((product, stickers) => stickyLabel(product, stickers).stickyLabelSmallText),
  hasDiscount: boolean((product) => reductionOf(product)?.for === 'everyone'),
  /** Addition: what the sticker says, for the order 'Störst rabatt'. Absent when the price is no lower than before. */
  discountPercent: number((product) => reductionOf(product)?.percent ?? null),
  hasWebPrice: boolean(hasWebPrice),
  inWebStock: boolean(({ webStock }) => webStock > 0),
  isNewProduct: boolean(({ isNew }) => isNew),
  isWebUniqueProduct: boolean(({ isWebUnique }) => isWebUnique),
  prescriptionRequired: boolean(prescriptionRequired),
  Restricted: boolean(restricted),
  buyable: boolean(buyable),
  restrictionText: string(restrictionText),
  isMonitorable: boolean(monitorable),
  packageText: string(({ packageText }) => packageText),
  PackageType: string(({ packageType }) => packageType),
  categories: {
    type: 'string',
    values: ({ categoryPath }) => trailOf(categoryPath).names,
  },
  all_category_paths: { type: 'string', values: ({ categoryPath }) => trailOf(categoryPath).paths },
  ratingStars: string(({ ratingTenths }) => (ratingTenths === null ? null : (ratingTenths / 10).toFixed(1))),
  variantFamily: string(({ family }) => family),
  variantAxis: string(({ variant }) => variant?.axis ?? null),
  variantValue: string(({ variant }) => variant?.value ?? null),
  stickyImageUrls: string(stickerUrl),
};

export function attributeNamed(name: string): Attribute | null {
  return Object.hasOwn(ATTRIBUTES, name) ? (ATTRIBUTES[name] as Attribute) : null;
}
