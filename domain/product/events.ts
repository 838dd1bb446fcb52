import type { Price, ProductDescription, ReferencePrices } from '../catalogue/product.js';
import {
  upcasters,
  type BusinessDate,
  type DomainEvent,
  type EventDefinitions,
  type Instant,
  type Uuid,
} from '../kernel/index.js';
import { addedFrom1, describedFrom1, movedFrom1, withdrawnFrom1 } from './version-1.js';
import { addedFrom2, describedFrom2 } from './version-2.js';

export type { Price, ProductDescription } from '../catalogue/product.js';

/** Prices from an instant until the next price. LAW-03: with the rule that found the reference prices. */
export interface PriceSetData extends Price, ReferencePrices {
  readonly from: Instant;
  /** When the price that this one replaces began. Null for the first price. */
  readonly replaces: Instant | null;
  readonly ruleVersion: string;
}

/** The number of pieces at each pharmacy, by GLN. An absent pharmacy has none. */
export type PharmacyStock = Readonly<Record<string, number>>;

export type ProductAdded = DomainEvent<'ProductAdded', { readonly description: ProductDescription }>;
/** Contains the whole new description, and the names of the changed fields. */
export type ProductDescribed = DomainEvent<
  'ProductDescribed',
  { readonly description: ProductDescription; readonly changed: readonly (keyof ProductDescription)[] }
>;
export type PriceSet = DomainEvent<'PriceSet', PriceSetData>;
export type StockCounted = DomainEvent<'StockCounted', { readonly web: number; readonly pharmacies: PharmacyStock }>;
/** A stock movement. Only the encrypted order can link its id to a buyer, so a product's stream reveals nothing. */
export interface Moved {
  readonly movementId: Uuid;
  readonly quantity: number;
  readonly web: number;
}

/** An order took goods from the web stock. `web` is the remaining web stock. */
export type StockTaken = DomainEvent<'StockTaken', Moved>;
/** An order was cancelled, and its goods are in stock again. `web` is the new web stock. */
export type StockPutBack = DomainEvent<'StockPutBack', Moved>;
/** The same movements of the pharmacy's own stock, for an order that is collected there. `left` is what it has then. */
export interface PharmacyMoved {
  readonly movementId: Uuid;
  readonly gln: string;
  readonly quantity: number;
  readonly left: number;
}
export type PharmacyStockTaken = DomainEvent<'PharmacyStockTaken', PharmacyMoved>;
export type PharmacyStockPutBack = DomainEvent<'PharmacyStockPutBack', PharmacyMoved>;
/** An attempt to pay holds pieces at one pharmacy, as `StockHeld` does on the web shelf. `StockReleased` ends both. */
export type PharmacyStockHeld = DomainEvent<'PharmacyStockHeld', StockHeld['data'] & { readonly gln: string }>;
/**
 * An attempt to pay holds pieces of the web stock. They are still on the shelf, and nobody else can have them.
 * `movementId` is the id of the movement that takes them, if the order is confirmed.
 */
export type StockHeld = DomainEvent<
  'StockHeld',
  { readonly movementId: Uuid; readonly quantity: number; readonly until: Instant; readonly ruleVersion: string }
>;
/**
 * A hold ended without an order: `unpaid`, or `overdue` when nothing else had ended it. The quantity is 0 when the
 * attempt to pay held nothing and may not begin to.
 */
export type StockReleased = DomainEvent<
  'StockReleased',
  { readonly movementId: Uuid; readonly quantity: number; readonly reason: 'unpaid' | 'overdue' }
>;
/** Why the product is no longer sold, and the notice to its buyers. */
export interface Withdrawal {
  /** `import` means that one of the shop's first import files withdrew the product. */
  readonly reason: 'import' | 'recall' | 'discontinued';
  readonly on: BusinessDate;
  /** Shown on the product page, for example the batches of a recall and what to do with them. */
  readonly notice: string | null;
}

/** The product is no longer sold. Old orders still show it. */
export type ProductWithdrawn = DomainEvent<'ProductWithdrawn', Withdrawal>;
export type ProductReturned = DomainEvent<'ProductReturned', { readonly on: BusinessDate }>;

export type ProductEvent =
  | ProductAdded
  | ProductDescribed
  | PriceSet
  | StockCounted
  | StockTaken
  | StockPutBack
  | StockHeld
  | StockReleased
  | PharmacyStockTaken
  | PharmacyStockPutBack
  | PharmacyStockHeld
  | ProductWithdrawn
  | ProductReturned;

export const productEvents: EventDefinitions<ProductEvent> = {
  ProductAdded: { version: 3, upcast: upcasters(addedFrom1, addedFrom2) },
  ProductDescribed: { version: 3, upcast: upcasters(describedFrom1, describedFrom2) },
  PriceSet: { version: 1 },
  StockCounted: { version: 1 },
  StockTaken: { version: 2, upcast: upcasters(movedFrom1) },
  StockPutBack: { version: 2, upcast: upcasters(movedFrom1) },
  StockHeld: { version: 1 },
  StockReleased: { version: 1 },
  PharmacyStockTaken: { version: 1 },
  PharmacyStockPutBack: { version: 1 },
  PharmacyStockHeld: { version: 1 },
  ProductWithdrawn: { version: 2, upcast: upcasters(withdrawnFrom1) },
  ProductReturned: { version: 1 },
};
