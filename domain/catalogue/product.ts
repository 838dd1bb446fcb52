import type { ProductFlag, ProductType } from '../cart/events.js';
import type { BusinessDate, Ore } from '../kernel/index.js';
import type { VatClass } from './vat.js';

/** What the pack shot draws (art/). */
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

/** The one thing that tells a product from its siblings of the same family. */
export interface Variant {
  readonly axis: string;
  readonly value: string;
}

/** List I has no medical use and is sold by nobody. */
export const NARCOTICS_CLASSES = ['II', 'III', 'IV', 'V'] as const;
export type NarcoticsClass = (typeof NARCOTICS_CLASSES)[number];

/** A picture that the shop keeps and shows itself. */
export interface Picture {
  /** Its name among the shop's pictures: what it holds, hashed, and its kind. */
  readonly file: string;
  /** What it shows, for who does not see it. */
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
  /** Six digits: the article number (Vnr) that carts, orders and partners speak of. */
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
  /** What members of the club pay when it is less than everyone else does; null without a member offer. */
  readonly memberPrice: Ore | null;
  /** The lowest price of the 30 days before the member offer (LAW-03); null without one. */
  readonly memberLowestPrice30Days: Ore | null;
  /** The campaign that the reduction belongs to. */
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
  /** Whoever makes or answers for it, where that is not the brand. */
  readonly manufacturer: string | null;
  /** The Swedish Medical Products Agency's number of a medicine, 14 digits; null for what has none. */
  readonly nplId: string | null;
  /** The list of narcotics (LVFS 2011:10) it stands on; null for most. */
  readonly narcoticsClass: NarcoticsClass | null;
  /** What people call it or look for it by, beside what it says itself. */
  readonly searchWords: readonly string[];
  /** Photographs, the first first; the drawn pack stands for what has none. */
  readonly pictures: readonly Picture[];
  readonly packageText: string;
  readonly packageType: string;
  readonly packShape: PackShape;
  /** The large word on the pack. */
  readonly packTitle: string;
  readonly description: string;
  readonly usage: string;
  readonly contents: string;
  /** "hudvard/ansikte"; its parents are its prefixes. */
  readonly categoryPath: string;
  readonly weightGrams: number;
  /** The pack's outer measures; null when they are not known. */
  readonly size: PackSize | null;
  readonly webStock: number;
  readonly inStores: boolean;
  /** The last day it is called new; null for what is not. */
  readonly newUntil: BusinessDate | null;
  readonly isWebUnique: boolean;
  /** Tenths of a star (45 = 4,5); null without ratings. */
  readonly ratingTenths: number | null;
  readonly ratingCount: number;
  /** Products of one family are each other's variants. */
  readonly family: string;
  readonly variant: Variant | null;
  /** Greater sells more; orders listings. */
  readonly popularity: number;
  readonly addedOn: BusinessDate;
}

export type ComparisonUnit = 'st' | 'l' | 'kg' | 'm' | 'dos';

/** What everyone pays for one today, before cheques and coupons. */
export function salesPrice(product: Pick<Product, 'price' | 'discountPrice'>): Ore {
  return product.discountPrice ?? product.price;
}

export interface Buyer {
  /** Of the club. */
  readonly member: boolean;
}

export const EVERYONE: Buyer = { member: false };

/** What this buyer pays for one today: a member the member price where it is less than everyone's, never more (CAT-10). */
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

/** Goods that not everyone may buy: they stand after the others (CAT-04) and stay out of recommendations. */
export function restricted(product: Pick<Product, 'flags'>): boolean {
  return product.flags.includes('AgeLimited') || product.flags.includes('Nicotine');
}

/** Buyable from a card: neither on prescription nor restricted (CAT-01). */
export function buyable(product: Pick<Product, 'type' | 'flags'>): boolean {
  return !prescriptionRequired(product) && !restricted(product);
}
