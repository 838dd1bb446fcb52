import type { Sticker } from '../../../../domain/campaign/index.js';
import { buyable, isNew, prescriptionRequired, restricted, type Product } from '../../../../domain/catalogue/index.js';
import { kronor, type BusinessDate } from '../../../../domain/kernel/index.js';
import type { ListedProduct } from '../listings.js';
import { stickerOf, type Stickers } from '../sticker.js';
import { texts } from '../texts.js';

/** The product card (CAT-01). Prices are in kronor here, because clients require it. */
export interface ProductCard {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly url: string;
  readonly type: Product['type'];
  readonly buyable: boolean;
  readonly inWebStock: boolean;
  readonly prescriptionRequired: boolean;
  readonly isWebUniqueProduct: boolean;
  readonly isNewProduct: boolean;
  readonly notBuyableInfoTextShort: string;
  readonly productImage: {
    readonly imageUrl: string;
    readonly altText: string;
    readonly prescriptionRequired: boolean;
  };
  readonly priceAsNumber: number;
  readonly discountPriceAsNumber: number | null;
  readonly stickyLabelType: Sticker['type'] | null;
  readonly stickyLabelLargeText: string;
  readonly stickyLabelSmallText: string;
  readonly trustpilotStars: string;
  readonly sku: string;
  /** Clients do not require this field, but the law requires this price (LAW-03). */
  readonly lowestPrice30DaysAsNumber: number | null;
  readonly comparisonPriceAsNumber: number | null;
  readonly comparisonUnit: Product['comparisonUnit'];
  readonly stockLabel: string;
}

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
    notBuyableInfoTextShort: onPrescription ? texts.onPrescription : restricted(product) ? texts.restricted : '',
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
export function stockLabel({ webStock, inStores }: Pick<Product, 'webStock' | 'inStores'>): string {
  if (webStock > 0) return texts.buy;
  return inStores ? texts.buyInStore : texts.soldOut;
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
