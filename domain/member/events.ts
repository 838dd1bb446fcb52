import {
  upcasters,
  type BusinessDate,
  type DomainEvent,
  type EventDefinitions,
  type Instant,
  type Ore,
  type Uuid,
} from '../kernel/index.js';
import type { LotPart } from './points/lots.js';
import { levelChangedFrom1, pointsEarnedFrom1, pointsReversedFrom1 } from './version-1.js';

export const levels = ['+', '++', '+++'] as const;
export type Level = (typeof levels)[number];

export type MemberRegistered = DomainEvent<
  'MemberRegistered',
  {
    readonly memberId: Uuid;
    readonly customerId: Uuid;
    readonly memberNumber: string;
    readonly email: string;
    readonly mobileNumber: string;
    readonly registeredOn: BusinessDate;
  }
>;
/**
 * A purchase earned points. These points are a lot: the oldest lot is used first, and it expires after `expiresOn`
 * (CLB-06).
 */
export type PointsEarned = DomainEvent<
  'PointsEarned',
  {
    readonly lotId: Uuid;
    readonly orderId: Uuid;
    /** The parcel with the goods. Null in version 1, where a purchase earned its points at once. */
    readonly parcelId: string | null;
    readonly points: number;
    /** The sum that earned the points: goods except prescription items, after discounts, with VAT, without shipping. */
    readonly basis: Ore;
    readonly earnedOn: BusinessDate;
    readonly expiresOn: BusinessDate;
    readonly ruleVersion: string;
  }
>;
/** Goods were returned, and their points are reversed. `points` equals `fromBalance` + `forgone` + `owed`. */
export type PointsReversed = DomainEvent<
  'PointsReversed',
  {
    readonly lotId: Uuid;
    readonly orderId: Uuid;
    readonly returnId: Uuid;
    /** The returned part of the lot's `basis` in öre. Points are rounded, so partial returns are added up in öre. */
    readonly basis: Ore;
    readonly points: number;
    /** The points taken from the spendable balance. Lapsed cheques had given their points back before. */
    readonly fromBalance: number;
    /**
     * The lots from which `fromBalance` was taken. The lot of the returned order comes first. Null in version 1 of this
     * event, which used only that lot.
     */
    readonly taken: readonly LotPart[] | null;
    /** Points that had expired before the return, as points or as a cheque. Nothing can be taken for them. */
    readonly forgone: number;
    /** Points that were spent as a cheque and that the balance does not cover. The member's next points pay them. */
    readonly owed: number;
    /** Cheques with these points that a cart has reserved or an order has spent. They lapse when they are released. */
    readonly recalled: readonly Uuid[];
    /** The day on which the reversed points were earned. They are subtracted from the level's points on this day. */
    readonly earnedOn: BusinessDate;
    readonly reversedOn: BusinessDate;
  }
>;
/** New points were used to pay owed points. */
export type OwedPointsTaken = DomainEvent<
  'OwedPointsTaken',
  {
    readonly lots: readonly LotPart[];
    readonly points: number;
    readonly left: number;
    readonly takenOn: BusinessDate;
  }
>;
/** The level changed. The event holds the inputs of the decision, so that the reason is stored. */
export type LevelChanged = DomainEvent<
  'LevelChanged',
  {
    readonly from: Level;
    readonly to: Level;
    readonly direction: 'up' | 'down';
    readonly pointsCounted: number;
    readonly windowFrom: BusinessDate;
    /**
     * The last day of the 365-day window. After a return it may be an earlier day, when the remaining points reached
     * the level.
     */
    readonly windowTo: BusinessDate;
    /** The last day on which the level cannot fall. Null when it has no protection, as after most downgrades. */
    readonly protectedUntil: BusinessDate | null;
    readonly decidedOn: BusinessDate;
    readonly ruleVersion: string;
    /** The return of goods that lowered the level. Null when new points or the passing of days changed the level. */
    readonly returnId: Uuid | null;
  }
>;
export type ChequeIssued = DomainEvent<
  'ChequeIssued',
  {
    readonly chequeId: Uuid;
    readonly amount: Ore;
    readonly pointsConverted: number;
    /** The points used from each lot, oldest first. They sum to `pointsConverted`. */
    readonly lots: readonly LotPart[];
    readonly level: Level;
    /** The bonus rate of the member's level in percent, for example 2.2. */
    readonly rate: number;
    readonly issuedOn: BusinessDate;
    readonly validFrom: BusinessDate;
    readonly validTo: BusinessDate;
    /** Points converted this calendar year, including this cheque (cap 12,000). */
    readonly convertedThisYear: number;
    readonly ruleVersion: string;
  }
>;
export type ChequeReserved = DomainEvent<
  'ChequeReserved',
  { readonly chequeId: Uuid; readonly cartId: Uuid; readonly reservedAt: Instant }
>;
export type ChequeReleased = DomainEvent<
  'ChequeReleased',
  { readonly chequeId: Uuid; readonly cartId: Uuid; readonly reason: string }
>;
export type ChequeRedeemed = DomainEvent<
  'ChequeRedeemed',
  { readonly chequeId: Uuid; readonly orderId: Uuid; readonly redeemedAt: Instant }
>;
/** The whole order was cancelled or returned. The member has the cheque again, with its old validity. */
export type ChequeReturned = DomainEvent<'ChequeReturned', { readonly chequeId: Uuid; readonly orderId: Uuid }>;
/**
 * The cheque became invalid, because the goods that had earned some of its points were returned. All its points become
 * points again.
 */
export type ChequeLapsed = DomainEvent<
  'ChequeLapsed',
  {
    readonly chequeId: Uuid;
    readonly returnId: Uuid;
    readonly lots: readonly LotPart[];
    readonly points: number;
    /** The last day of the points that came back. They are valid at least as long as the cheque was. */
    readonly usableThrough: BusinessDate;
    /** The day on which the cheque was issued. Its points no longer count towards the cap of that year. */
    readonly issuedOn: BusinessDate;
    readonly lapsedOn: BusinessDate;
  }
>;
export type ChequeExpired = DomainEvent<'ChequeExpired', { readonly chequeId: Uuid; readonly expiredOn: BusinessDate }>;
export type PointsExpired = DomainEvent<
  'PointsExpired',
  {
    readonly lots: readonly LotPart[];
    readonly points: number;
    readonly expiredOn: BusinessDate;
  }
>;
export type TerminationNoticed = DomainEvent<
  'TerminationNoticed',
  { readonly noticedOn: BusinessDate; readonly endsOn: BusinessDate; readonly reason: string }
>;
export type MembershipEnded = DomainEvent<
  'MembershipEnded',
  {
    readonly reason: 'member' | 'provider' | 'inactivity' | 'death' | 'misuse';
    readonly endedOn: BusinessDate;
    readonly pointsLapsed: number;
    readonly chequesLapsed: readonly Uuid[];
  }
>;

export type MemberEvent =
  | MemberRegistered
  | PointsEarned
  | PointsReversed
  | OwedPointsTaken
  | LevelChanged
  | ChequeIssued
  | ChequeReserved
  | ChequeReleased
  | ChequeRedeemed
  | ChequeReturned
  | ChequeLapsed
  | ChequeExpired
  | PointsExpired
  | TerminationNoticed
  | MembershipEnded;

export const memberEvents: EventDefinitions<MemberEvent> = {
  MemberRegistered: {
    version: 1,
    personal: [
      { purpose: 'contact', fields: ['email', 'mobileNumber'], person: ({ customerId }) => `customer:${customerId}` },
    ],
  },
  PointsEarned: { version: 2, upcast: upcasters(pointsEarnedFrom1) },
  PointsReversed: { version: 2, upcast: upcasters(pointsReversedFrom1) },
  OwedPointsTaken: { version: 1 },
  LevelChanged: { version: 2, upcast: upcasters(levelChangedFrom1) },
  ChequeIssued: { version: 1 },
  ChequeReserved: { version: 1 },
  ChequeReleased: { version: 1 },
  ChequeRedeemed: { version: 1 },
  ChequeReturned: { version: 1 },
  ChequeLapsed: { version: 1 },
  ChequeExpired: { version: 1 },
  PointsExpired: { version: 1 },
  TerminationNoticed: { version: 1 },
  MembershipEnded: { version: 1 },
};
