import type { ProductType } from '../cart/events.js';
import type { BusinessDate, Ore } from '../kernel/index.js';
import { UNSENT_FLAGS, type ProductFlag, type UnsentFlag } from './flags.js';
import type { VatClass } from './vat.js';

/** Shapes of pack shots (art/). */
export const PACK_SHAPES = [
  'box',
  'blister',
  'pill-jar',
  'cylinder',
  'bottle',
  'dropper',
  'nasal-spray',
  'spray',
  'tube',
  'jar',
  'pump',
  'flask',
  'sachets',
  'patches',
  'plasters',
  'pouch',
  'toothbrush',
  'stick',
  'device',
  'roll',
  'stocking',
  'pet',
  'pen',
  'card',
  'feeding-bottle',
] as const;
export type PackShape = (typeof PACK_SHAPES)[number];

export interface Variant {
  readonly axis: string;
  readonly value: string;
}

/**
 * The Swedish lists of narcotics, II to V. List I is missing, because its substances have no medical use and are never
 * sold.
 */
export const NARCOTICS_CLASSES = ['II', 'III', 'IV', 'V'] as const;
export type NarcoticsClass = (typeof NARCOTICS_CLASSES)[number];

export interface Picture {
  /** The file name: the hash of the content, and the file type. */
  readonly file: string;
  readonly alt: string;
}

/** The pack's dimensions in whole millimetres. */
export interface PackSize {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Prices in öre, with VAT. */
export interface Price {
  readonly price: Ore;
  /** The reduced price for everyone. Null when not reduced. */
  readonly discountPrice: Ore | null;
  /** The member price, when it is lower than the ordinary one. Null without a member offer. */
  readonly memberPrice: Ore | null;
  /** The campaign with this reduction. */
  readonly campaignId: string | null;
}

/** LAW-03: a reduction states the lowest price of the 30 days before it. */
export interface ReferencePrices {
  /** Null when not reduced. */
  readonly lowestPrice30Days: Ore | null;
  /** Null without a member offer. */
  readonly memberLowestPrice30Days: Ore | null;
}

/** A product without its prices and stock. Texts are in Swedish. */
export interface ProductDescription {
  /** The six-digit article number (Vnr) in carts, orders and calls to partners. */
  readonly varuId: string;
  readonly slug: string;
  readonly ean: string;
  readonly name: string;
  readonly brand: string;
  readonly brandSlug: string;
  readonly type: ProductType;
  readonly vatClass: VatClass;
  readonly flags: readonly ProductFlag[];
  readonly form: string;
  readonly strength: string | null;
  /** The active substance (`generalName` in the API). Null for a product that is no medicine. */
  readonly substance: string | null;
  readonly atcCode: string | null;
  /** The company that makes or markets the product, if its name differs from the brand. */
  readonly manufacturer: string | null;
  /** The 14-digit number of a medicine at the Swedish Medical Products Agency. Null for other products. */
  readonly nplId: string | null;
  /** The official list of narcotics that names the product (LVFS 2011:10). Null for most products. */
  readonly narcoticsClass: NarcoticsClass | null;
  readonly searchWords: readonly string[];
  /** Photographs in order. Without any, a drawn pack is shown. */
  readonly pictures: readonly Picture[];
  readonly packageText: string;
  readonly packageType: string;
  readonly packShape: PackShape;
  /** The large word on the drawn pack. */
  readonly packTitle: string;
  readonly description: string;
  readonly usage: string;
  readonly contents: string;
  /** A path such as "hudvard/ansikte". Each of its prefixes is a parent category. */
  readonly categoryPath: string;
  readonly weightGrams: number;
  /** The pack's outer dimensions. Null when unknown. */
  readonly size: PackSize | null;
  /** The last day on which the product counts as new. Null when it is not new. */
  readonly newUntil: BusinessDate | null;
  readonly isWebUnique: boolean;
  /** The average rating in tenths of a star (45 = 4,5). Null without ratings. */
  readonly ratingTenths: number | null;
  readonly ratingCount: number;
  readonly family: string;
  readonly variant: Variant | null;
  /** A product with a larger number sells more. Listings use it as an order. */
  readonly popularity: number;
  /** Whether customers may watch the product while the web shop is out of it (PRO-15). */
  readonly isMonitorable: boolean;
  readonly addedOn: BusinessDate;
}

export const COMPARISON_UNITS = ['st', 'l', 'kg', 'm', 'dos'] as const;
export type ComparisonUnit = (typeof COMPARISON_UNITS)[number];

/** A product of the shop. */
export interface Product extends ProductDescription, Price, ReferencePrices {
  readonly comparisonPrice: Ore | null;
  readonly comparisonUnit: ComparisonUnit | null;
  readonly webStock: number;
  readonly inStores: boolean;
}

/** The price of one piece for everyone: the reduced price if there is one. Cheques are not subtracted. */
export function salesPrice(product: Pick<Product, 'price' | 'discountPrice'>): Ore {
  return product.discountPrice ?? product.price;
}

export interface Buyer {
  readonly member: boolean;
}

export const EVERYONE: Buyer = { member: false };

/** The price of one piece for this buyer. A member pays the member price where it is lower (CAT-10). */
export function priceFor(product: Pick<Product, 'price' | 'discountPrice' | 'memberPrice'>, { member }: Buyer): Ore {
  const everyones = salesPrice(product);
  return member ? Math.min(everyones, product.memberPrice ?? everyones) : everyones;
}

export function isNew({ newUntil }: Pick<Product, 'newUntil'>, on: BusinessDate): boolean {
  return newUntil !== null && on <= newUntil;
}

export function prescriptionRequired(product: Pick<Product, 'type'>): boolean {
  return product.type === 'Rx';
}

/** The flag for which the shop does not sell the product online. Null when it does. */
export function unsentFlag({ flags }: Pick<Product, 'flags'>): UnsentFlag | null {
  return UNSENT_FLAGS.find((flag) => flags.includes(flag)) ?? null;
}

/**
 * Whether the product has an age limit, contains nicotine or is not sold online. Such products are listed last (CAT-04)
 * and never recommended.
 */
export function restricted(product: Pick<Product, 'flags'>): boolean {
  return product.flags.includes('AgeLimited') || product.flags.includes('Nicotine') || unsentFlag(product) !== null;
}

/** Whether customers may watch the product (PRO-15). Nobody waits for goods that the shop does not sell online. */
export function monitorable(product: Pick<Product, 'flags' | 'isMonitorable'>): boolean {
  return product.isMonitorable && unsentFlag(product) === null;
}

/** Whether a product card may have a buy button: neither on prescription nor restricted (CAT-01). */
export function buyable(product: Pick<Product, 'type' | 'flags'>): boolean {
  return !prescriptionRequired(product) && !restricted(product);
}

/**
 * A product's place in the default order (CAT-04). Unrestricted goods come first, then restricted goods, then
 * prescription goods. Within each group, products in stock come first. The lowest number is first.
 */
export function sortRank(product: Pick<Product, 'type' | 'flags' | 'webStock'>): number {
  return (prescriptionRequired(product) ? 4 : 0) + (restricted(product) ? 2 : 0) + (product.webStock === 0 ? 1 : 0);
}

/** Diclofenac gel. A pharmacy must give extra information before it is bought (CAT-09). */
const DICLOFENAC = 'M02AA15';

export function warningOf({ atcCode }: Pick<Product, 'atcCode'>): 'diclofenac' | null {
  return atcCode === DICLOFENAC ? 'diclofenac' : null;
}
