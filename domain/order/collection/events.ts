import type { BusinessDate, DomainEvent, Instant, Uuid } from '../../kernel/index.js';
import type { WithdrawnLine } from '../withdrawal/events.js';

/** A parcel waits for the customer at an agent, a locker, a post office or a pharmacy. */
export type ParcelReady = DomainEvent<
  'ParcelReady',
  {
    readonly parcelId: string;
    readonly trackingNumber: string;
    readonly readyAt: Instant;
    readonly lastDay: BusinessDate;
    /** The end of the last day, or the hour where the time is counted in hours. */
    readonly until: Instant;
    readonly byHour: boolean;
    readonly ruleVersion: string;
  }
>;
/** The customer is told that few days are left. */
export type CollectReminded = DomainEvent<
  'CollectReminded',
  {
    readonly parcelId: string;
    readonly lastDay: BusinessDate;
    readonly remindedAt: Instant;
    readonly ruleVersion: string;
  }
>;
/** The time to collect the parcel is over. It goes back to the warehouse, but for one that may be sent again. */
export type ParcelNotCollected = DomainEvent<
  'ParcelNotCollected',
  {
    readonly parcelId: string;
    readonly lastDay: BusinessDate;
    /** The last day to have the parcel sent to the same place again. Null where that is not offered. */
    readonly reorderBy: BusinessDate | null;
    readonly notedAt: Instant;
    readonly ruleVersion: string;
  }
>;
/** The customer asked to have an uncollected parcel sent to the same place again. */
export type ParcelReordered = DomainEvent<
  'ParcelReordered',
  {
    readonly parcelId: string;
    readonly reorderId: Uuid;
    readonly reorderBy: BusinessDate;
    readonly reorderedAt: Instant;
  }
>;
/** `too-late`: the parcel is on its way back. `unknown`: the carrier does not have it. */
export type ReorderDeclined = DomainEvent<
  'ReorderDeclined',
  {
    readonly parcelId: string;
    readonly reorderId: Uuid;
    readonly answer: 'too-late' | 'unknown';
    readonly declinedAt: Instant;
  }
>;
/** Goods of a parcel that the customer did not get may not be sold again, and are not refunded. */
export type GoodsDestroyed = DomainEvent<
  'GoodsDestroyed',
  {
    readonly parcelId: string;
    readonly lines: readonly WithdrawnLine[];
    readonly why: 'not-delivered' | 'not-collected';
    readonly destroyedAt: Instant;
    readonly ruleVersion: string;
  }
>;
/** The warehouse has the parcel again. `settles` names withdrawals of which nothing is awaited any more. */
export type ParcelCameBack = DomainEvent<
  'ParcelCameBack',
  {
    readonly parcelId: string;
    readonly trackingNumber: string;
    readonly lines: readonly WithdrawnLine[];
    readonly settles: readonly Uuid[];
    /** The refund of what came back. Null when all of it was destroyed. */
    readonly returnId: Uuid | null;
    readonly cameBackAt: Instant;
  }
>;

export type CollectionEvent =
  | ParcelReady
  | CollectReminded
  | ParcelNotCollected
  | ParcelReordered
  | ReorderDeclined
  | GoodsDestroyed
  | ParcelCameBack;
