import type { ProductFlag, ProductType } from '../cart/events.js';
import type { BusinessDate, Ore } from '../kernel/index.js';
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
] as const;
export type PackShape = (typeof PACK_SHAPES)[number];

export interface Variant {
  readonly axis: string;
  readonly value: string;
}

/** Without list I: it has no medical use, and nobody sells it. */
export const NARCOTICS_CLASSES = ['II', 'III', 'IV', 'V'] as const;
export type NarcoticsClass = (typeof NARCOTICS_CLASSES)[number];

/** A picture that the shop stores and serves itself. */
export interface Picture {
  /** File name among the shop's pictures: hash of the content, and file type. */
  readonly file: string;
  readonly alt: string;
}

/** Whole millimetres. */
export interface PackSize {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A product of the shop; prices in öre with VAT, texts in Swedish. */
export interface Product {
  /** Six digits: the article number (Vnr) of carts, orders and partners. */
  readonly varuId: string;
  readonly slug: string;
  readonly ean: string;
  readonly name: string;
  readonly brand: string;
  readonly brandSlug: string;
  readonly type: ProductType;
  readonly vatClass: VatClass;
  readonly price: Ore;
  /** Null when the product is not reduced. */
  readonly discountPrice: Ore | null;
  /** The lowest price of the 30 days before the reduction (LAW-03); null when not reduced. */
  readonly lowestPrice30Days: Ore | null;
  /** The members' price, when it is lower than everyone's; null without a member offer. */
  readonly memberPrice: Ore | null;
  /** The lowest price of the 30 days before the member offer (LAW-03); null without one. */
  readonly memberLowestPrice30Days: Ore | null;
  readonly campaignId: string | null;
  readonly comparisonPrice: Ore | null;
  readonly comparisonUnit: ComparisonUnit | null;
  readonly flags: readonly ProductFlag[];
  readonly form: string;
  /** Null for goods. */
  readonly strength: string | null;
  /** The substance, `generalName` of the seeds; null for goods. */
  readonly substance: string | null;
  readonly atcCode: string | null;
  /** The company that makes or markets it, if it is not the brand. */
  readonly manufacturer: string | null;
  /** The Swedish Medical Products Agency's number of a medicine, 14 digits; null for other products. */
  readonly nplId: string | null;
  /** Its list of narcotics (LVFS 2011:10); null for most. */
  readonly narcoticsClass: NarcoticsClass | null;
  /** Further words for search. */
  readonly searchWords: readonly string[];
  /** Photographs in order; without any, the drawn pack is shown. */
  readonly pictures: readonly Picture[];
  readonly packageText: string;
  readonly packageType: string;
  readonly packShape: PackShape;
  /** The large word on the drawn pack. */
  readonly packTitle: string;
  readonly description: string;
  readonly usage: string;
  readonly contents: string;
  /** "hudvard/ansikte"; its parents are its prefixes. */
  readonly categoryPath: string;
  readonly weightGrams: number;
  /** The pack's outer measures; null when unknown. */
  readonly size: PackSize | null;
  readonly webStock: number;
  readonly inStores: boolean;
  /** The last day it counts as new; null when it is not new. */
  readonly newUntil: BusinessDate | null;
  readonly isWebUnique: boolean;
  /** Tenths of a star (45 = 4,5); null without ratings. */
  readonly ratingTenths: number | null;
  readonly ratingCount: number;
  readonly family: string;
  readonly variant: Variant | null;
  /** A greater number sells more; orders listings. */
  readonly popularity: number;
  readonly addedOn: BusinessDate;
}

export type ComparisonUnit = 'st' | 'l' | 'kg' | 'm' | 'dos';

/** Everyone's price for one today, before cheques and coupons. */
export function salesPrice(product: Pick<Product, 'price' | 'discountPrice'>): Ore {
  return product.discountPrice ?? product.price;
}

export interface Buyer {
  readonly member: boolean;
}

export const EVERYONE: Buyer = { member: false };

/** This buyer's price for one today: a member pays the member price where it is lower (CAT-10). */
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

/** Goods that not everyone may buy: listed last (CAT-04) and never recommended. */
export function restricted(product: Pick<Product, 'flags'>): boolean {
  return product.flags.includes('AgeLimited') || product.flags.includes('Nicotine');
}

/** Buyable from a product card: neither on prescription nor restricted (CAT-01). */
export function buyable(product: Pick<Product, 'type' | 'flags'>): boolean {
  return !prescriptionRequired(product) && !restricted(product);
}

/** Diclofenac gel, of which a pharmacy tells more before it is bought (CAT-09). */
const DICLOFENAC = 'M02AA15';

export function warningOf({ atcCode }: Pick<Product, 'atcCode'>): 'diclofenac' | null {
  return atcCode === DICLOFENAC ? 'diclofenac' : null;
}
