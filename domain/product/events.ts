import type { Product } from '../catalogue/product.js';
import {
  upcasters,
  type BusinessDate,
  type DomainEvent,
  type EventDefinitions,
  type Instant,
  type Ore,
  type Uuid,
} from '../kernel/index.js';
import { addedFrom1, describedFrom1, movedFrom1, withdrawnFrom1 } from './version-1.js';

/** What a product is, apart from its price and how many there are. */
export type ProductDescription = Omit<
  Product,
  | 'price'
  | 'discountPrice'
  | 'lowestPrice30Days'
  | 'memberPrice'
  | 'memberLowestPrice30Days'
  | 'campaignId'
  | 'comparisonPrice'
  | 'comparisonUnit'
  | 'webStock'
  | 'inStores'
>;

/** What is asked for a product from an instant until the next price; VAT included. */
export interface Price {
  readonly price: Ore;
  /** What everyone pays instead; null when not reduced. */
  readonly discountPrice: Ore | null;
  /** What members pay when it is less still. */
  readonly memberPrice: Ore | null;
  /** The campaign that reduces it. */
  readonly campaignId: string | null;
}

/** LAW-03: a reduction says what it is measured against, and by which rule that was found. */
export interface PriceSetData extends Price {
  readonly from: Instant;
  /** When the price it ends began; null for the first. */
  readonly replaces: Instant | null;
  readonly lowestPrice30Days: Ore | null;
  readonly memberLowestPrice30Days: Ore | null;
  readonly ruleVersion: string;
}

/** Pieces at each pharmacy, by GLN; one that is not named has none. */
export type PharmacyStock = Readonly<Record<string, number>>;

export type ProductAdded = DomainEvent<'ProductAdded', { readonly description: ProductDescription }>;
/** The whole description as it reads now, and which of its fields are other than before. */
export type ProductDescribed = DomainEvent<
  'ProductDescribed',
  { readonly description: ProductDescription; readonly changed: readonly (keyof ProductDescription)[] }
>;
export type PriceSet = DomainEvent<'PriceSet', PriceSetData>;
export type StockCounted = DomainEvent<'StockCounted', { readonly web: number; readonly pharmacies: PharmacyStock }>;
/** Which movement it is, the sealed order alone can tell: an article's stream says nothing of who bought it. */
export interface Moved {
  readonly movementId: Uuid;
  readonly quantity: number;
  readonly web: number;
}

/** An order's goods left the web shelf; `web` is what remains. */
export type StockTaken = DomainEvent<'StockTaken', Moved>;
/** The order was cancelled: its goods are on the web shelf again, which now holds `web`. */
export type StockPutBack = DomainEvent<'StockPutBack', Moved>;
/** Why it is no longer sold, and what who bought it is told. */
export interface Withdrawal {
  /** `import`: as the first files said it. */
  readonly reason: 'import' | 'recall' | 'discontinued';
  readonly on: BusinessDate;
  /** Shown on its page, such as which batches a recall concerns and what to do with them. */
  readonly notice: string | null;
}

/** No longer sold; what was bought of it remains in orders. */
export type ProductWithdrawn = DomainEvent<'ProductWithdrawn', Withdrawal>;
export type ProductReturned = DomainEvent<'ProductReturned', { readonly on: BusinessDate }>;

export type ProductEvent =
  | ProductAdded
  | ProductDescribed
  | PriceSet
  | StockCounted
  | StockTaken
  | StockPutBack
  | ProductWithdrawn
  | ProductReturned;

export const productEvents: EventDefinitions<ProductEvent> = {
  ProductAdded: { version: 2, upcast: upcasters(addedFrom1) },
  ProductDescribed: { version: 2, upcast: upcasters(describedFrom1) },
  PriceSet: { version: 1 },
  StockCounted: { version: 1 },
  StockTaken: { version: 2, upcast: upcasters(movedFrom1) },
  StockPutBack: { version: 2, upcast: upcasters(movedFrom1) },
  ProductWithdrawn: { version: 2, upcast: upcasters(withdrawnFrom1) },
  ProductReturned: { version: 1 },
};
