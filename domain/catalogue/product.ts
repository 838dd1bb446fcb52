import type { ProductFlag, ProductType } from '../cart/events.js';
import type { BusinessDate, Ore } from '../kernel/index.js';
import type { VatClass } from './vat.js';

/** What the pack shot draws (art/); an unknown word falls back to a box. */
export type PackShape =
  | 'box'
  | 'blister'
  | 'pill-jar'
  | 'cylinder'
  | 'bottle'
  | 'dropper'
  | 'nasal-spray'
  | 'spray'
  | 'tube'
  | 'jar'
  | 'pump'
  | 'flask'
  | 'sachets'
  | 'patches'
  | 'plasters'
  | 'pouch'
  | 'toothbrush'
  | 'stick'
  | 'device'
  | 'roll'
  | 'stocking'
  | 'pet'
  | 'pen';

/** The one thing that tells a product from its siblings of the same family. */
export interface Variant {
  readonly axis: string;
  readonly value: string;
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
  readonly isNew: boolean;
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

export function prescriptionRequired(product: Pick<Product, 'type'>): boolean {
  return product.type === 'Rx';
}

/** Goods that not everyone may buy: they stand after the others (s2 §9) and stay out of recommendations. */
export function restricted(product: Pick<Product, 'flags'>): boolean {
  return product.flags.includes('AgeLimited') || product.flags.includes('Nicotine');
}

/** Buyable from a card: neither on prescription nor restricted (s2 §3). */
export function buyable(product: Pick<Product, 'type' | 'flags'>): boolean {
  return !prescriptionRequired(product) && !restricted(product);
}
