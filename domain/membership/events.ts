import type { BusinessDate, DomainEvent, EventDefinitions, Instant, Ore, Uuid } from '../kernel/index.js';

export type Level = '+' | '++' | '+++';

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
/** A lot: points of one purchase, oldest used first, dead after `expiresOn` (CLB-06). */
export type PointsEarned = DomainEvent<
  'PointsEarned',
  {
    readonly lotId: Uuid;
    readonly orderId: Uuid;
    readonly points: number;
    /** Öre that earned them: goods other than prescription items, after discounts, VAT in, shipping out. */
    readonly basis: Ore;
    readonly earnedOn: BusinessDate;
    readonly expiresOn: BusinessDate;
    readonly ruleVersion: string;
  }
>;
/** Goods came back. `points` is what the lot loses; never more than it earned. */
export type PointsReversed = DomainEvent<
  'PointsReversed',
  {
    readonly lotId: Uuid;
    readonly orderId: Uuid;
    readonly returnId: Uuid;
    /** Öre of the lot's basis that came back; part returns add up exactly by it, not by rounded points. */
    readonly basis: Ore;
    readonly points: number;
    /** What came off the spendable balance; less than `points` when some were already converted. */
    readonly fromBalance: number;
    /** The day the lot was earned: the day the level window loses them. */
    readonly earnedOn: BusinessDate;
    readonly reversedOn: BusinessDate;
  }
>;
/** Carries what it was decided on, so that *why* is stored and not guessed again. */
export type LevelChanged = DomainEvent<
  'LevelChanged',
  {
    readonly from: Level;
    readonly to: Level;
    readonly direction: 'up' | 'down';
    readonly pointsCounted: number;
    readonly windowFrom: BusinessDate;
    readonly windowTo: BusinessDate;
    /** No downgrade through this date; null after a downgrade. */
    readonly protectedUntil: BusinessDate | null;
    readonly decidedOn: BusinessDate;
    readonly ruleVersion: string;
  }
>;
export type ChequeIssued = DomainEvent<
  'ChequeIssued',
  {
    readonly chequeId: Uuid;
    readonly amount: Ore;
    readonly pointsConverted: number;
    /** Lots used, oldest first; sums to `pointsConverted`. */
    readonly lots: readonly { readonly lotId: Uuid; readonly points: number }[];
    readonly level: Level;
    /** Percent ("2.2") at issue. */
    readonly rate: number;
    readonly issuedOn: BusinessDate;
    readonly validFrom: BusinessDate;
    readonly validTo: BusinessDate;
    /** Points converted so far this calendar year, this cheque included (cap 12,000). */
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
/** The whole order was cancelled or returned: the same cheque again, with its old validity. */
export type ChequeReturned = DomainEvent<'ChequeReturned', { readonly chequeId: Uuid; readonly orderId: Uuid }>;
export type ChequeExpired = DomainEvent<'ChequeExpired', { readonly chequeId: Uuid; readonly expiredOn: BusinessDate }>;
export type PointsExpired = DomainEvent<
  'PointsExpired',
  {
    readonly lots: readonly { readonly lotId: Uuid; readonly points: number }[];
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

export type MembershipEvent =
  | MemberRegistered
  | PointsEarned
  | PointsReversed
  | LevelChanged
  | ChequeIssued
  | ChequeReserved
  | ChequeReleased
  | ChequeRedeemed
  | ChequeReturned
  | ChequeExpired
  | PointsExpired
  | TerminationNoticed
  | MembershipEnded;

export const membershipEvents: EventDefinitions<MembershipEvent> = {
  MemberRegistered: {
    version: 1,
    personal: [
      { purpose: 'contact', fields: ['email', 'mobileNumber'], person: ({ customerId }) => `customer:${customerId}` },
    ],
  },
  PointsEarned: { version: 1 },
  PointsReversed: { version: 1 },
  LevelChanged: { version: 1 },
  ChequeIssued: { version: 1 },
  ChequeReserved: { version: 1 },
  ChequeReleased: { version: 1 },
  ChequeRedeemed: { version: 1 },
  ChequeReturned: { version: 1 },
  ChequeExpired: { version: 1 },
  PointsExpired: { version: 1 },
  TerminationNoticed: { version: 1 },
  MembershipEnded: { version: 1 },
};
