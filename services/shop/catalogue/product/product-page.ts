import { restricted, vatRate, type Product } from '../../../../domain/catalogue/index.js';
import { kronor, type BusinessDate } from '../../../../domain/kernel/index.js';
import { initialCart, maxBuyable } from '../../../../domain/cart/index.js';
import { cartProduct } from './sold-product.js';
import { hasLeaflet } from '../leaflet/leaflet.js';
import { measurementsOf, type Measurements } from '../measurements.js';
import { pictureUrl } from '../picture/picture-url.js';
import { hasWebPrice, productCard, type ProductCard } from './product-card.js';
import type { Stickers } from '../sticker.js';
import { texts } from '../texts.js';
import type { ShownProduct } from '../withdrawn.js';

/** The response of GET /api/productpage/{id}: the card, and more fields of CAT-01. */
export interface ProductPage extends ProductCard {
  readonly ean: string;
  readonly description: string;
  readonly usage: string;
  readonly contents: string;
  readonly form: string;
  readonly strength: string | null;
  readonly atcCode: string | null;
  readonly manufacturer: string | null;
  readonly nplId: string | null;
  readonly narcoticsClass: Product['narcoticsClass'];
  readonly pictures: readonly { readonly url: string; readonly altText: string }[];
  /** Why and when the sale ended. Null while the product is sold. */
  readonly withdrawal: { readonly recalled: boolean; readonly on: BusinessDate; readonly notice: string | null } | null;
  readonly generalName: string | null;
  readonly packageText: string;
  readonly packageType: string;
  readonly flags: Product['flags'];
  readonly Restricted: boolean;
  readonly restrictionText: string;
  /** The price in a pharmacy. Null where no pharmacy has the product. */
  readonly inStorePrice: number | null;
  readonly hasDiscount: boolean;
  readonly hasWebPrice: boolean;
  readonly memberPriceAsNumber: number | null;
  readonly campaignId: string | null;
  readonly vatRate: number;
  readonly categories: readonly string[];
  readonly variants: readonly { readonly id: string; readonly url: string; readonly label: string }[];
  readonly hasLeaflet: boolean;
  readonly measurements: Measurements;
  /** CRT-02: the quantities for a shopper whose cart is empty. */
  readonly quantityInfo: { readonly currentlyInCartQuantity: number; readonly maxAllowedQuantity: number };
}

export function productPage(
  { product, withdrawal }: ShownProduct,
  variants: readonly Product[],
  today: BusinessDate,
  stickers: Stickers,
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
    hasDiscount: product.discountPrice !== null,
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
    measurements: measurementsOf(product),
    quantityInfo: {
      currentlyInCartQuantity: 0,
      maxAllowedQuantity: withdrawal ? 0 : maxBuyable(initialCart, cartProduct(product), today),
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
