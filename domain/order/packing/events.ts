import {
  upcasters,
  type BusinessDate,
  type DomainEvent,
  type EventDefinitions,
  type Instant,
  type Ore,
  type Uuid,
} from '../../kernel/index.js';

/** The warehouse began to take the goods of a parcel from its shelves. The parcel can still be stopped. */
export type PickingStarted = DomainEvent<'PickingStarted', { readonly parcelId: string; readonly startedAt: Instant }>;

/** The parcel is closed and waits for its carrier. From now on it is sent. */
export type ParcelPacked = DomainEvent<'ParcelPacked', { readonly parcelId: string; readonly packedAt: Instant }>;

/** Why the warehouse cannot send a piece. */
export const SHORT_CAUSES = ['lacking', 'broken'] as const;
export type ShortCause = (typeof SHORT_CAUSES)[number];

/** Pieces of a line that are not sent, and their money. */
export interface UnsentLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly refund: Ore;
}

/** `not-dispensed`: a pharmacist refused the line. `fee-lowered`: the goods are sent, and cost less than was paid. */
export type UnsentCause = ShortCause | 'not-dispensed' | 'fee-lowered';

export interface ShortLine extends UnsentLine {
  readonly cause: UnsentCause;
}

/** The warehouse lacks or broke pieces of a parcel. The rest of it is sent, and the money of these pieces goes back. */
export type ParcelShort = DomainEvent<
  'ParcelShort',
  {
    readonly shortId: Uuid;
    readonly parcelId: string;
    readonly lines: readonly ShortLine[];
    readonly refund: Ore;
    /** The part of `refund` that earned points or would have. */
    readonly pointsBasis: Ore;
    /** True when the parcel had left: its money is captured, and its points are earned. */
    readonly sent: boolean;
    /** What has no goods left. `order`: the cancellation that follows gives all of its money back. */
    readonly ends: 'parcel' | 'order' | null;
    readonly reportedAt: Instant;
    readonly reportedOn: BusinessDate;
  }
>;

/** Nothing is left of an order of which a parcel was sent. The standard freight goes back, and the cheque. */
export type NothingLeft = DomainEvent<
  'NothingLeft',
  { readonly freight: Ore; readonly leftAt: Instant; readonly leftOn: BusinessDate }
>;

export type PackingEvent = PickingStarted | ParcelPacked | ParcelShort | NothingLeft;

export const packingEvents: EventDefinitions<PackingEvent> = {
  PickingStarted: { version: 1 },
  ParcelPacked: { version: 1 },
  // Version 2 knows two more causes. What was recorded stays as it is.
  ParcelShort: { version: 2, upcast: upcasters((before: ParcelShort['data']) => before) },
  NothingLeft: { version: 1 },
};
