import type { Level } from '../../../domain/member/events.js';
import type { NextCheque } from '../../../domain/member/cheque/next-cheque.js';
import type { BusinessDate, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { CartCommand, ChequeView } from '../../shop/cart/contract.js';
import type { OrderSummary } from '../../shop/order/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** The sum of the points of 365 days, for one day. The 365 days end with that day. */
export interface PointsOnDay {
  readonly date: BusinessDate;
  readonly points: number;
}

export interface LevelStepView {
  readonly level: Level;
  readonly from: number;
  readonly rate: number;
}

export interface MemberOverview {
  readonly memberNumber: string;
  readonly name: string;
  readonly memberSince: BusinessDate;
  readonly level: Level;
  /** The current levels, lowest first. */
  readonly levels: readonly LevelStepView[];
  readonly window: { readonly from: BusinessDate; readonly to: BusinessDate; readonly points: number };
  /** The last day of the protection against a downgrade. Null when there is none. */
  readonly protectedUntil: BusinessDate | null;
  /** The last level decision and its inputs. Null at the first level. */
  readonly decision: {
    readonly decidedOn: BusinessDate;
    readonly pointsCounted: number;
    readonly direction: 'up' | 'down';
    /** True when returned goods reduced the points below the higher level. */
    readonly afterReturn: boolean;
  } | null;
  /** Points that are not yet converted into cheques. */
  readonly spendablePoints: number;
  /** Points of returned goods whose cheque was already spent. The next points are set off against them. */
  readonly owedPoints: number;
  readonly nextCheque: NextCheque;
  readonly nextExpiry: { readonly on: BusinessDate; readonly points: number } | null;
  /**
   * One entry for each shown day, oldest first. The intervals differ, there are at most about 60 entries, and the last
   * day is today.
   */
  readonly history: readonly PointsOnDay[];
  readonly cheques: readonly ChequeView[];
  /** Cheques that lapsed because goods were returned. They are listed until their last day. */
  readonly lapsedCheques: readonly { readonly chequeId: Uuid; readonly amount: Ore; readonly lapsedOn: BusinessDate }[];
  readonly latestPurchases: readonly OrderSummary[];
}

/** What is left to say of a membership that has ended (CLB-08). */
export interface EndedMembership {
  readonly endedOn: BusinessDate;
  readonly pointsLapsed: number;
  readonly chequesLapsed: number;
}

/** What a weak log-in may see (SES-07). */
export interface MemberSummary {
  readonly spendablePoints: number;
}

export interface MemberService {
  /** Returns the member's page. Null for a person who is not a member or has no strong log-in. */
  overview(): Promise<MemberOverview | null>;
  summary(): Promise<MemberSummary | null>;
  /** Null during a membership and for a person who never had one. */
  ended(): Promise<EndedMembership | null>;
  /**
   * Registers a person with a strong log-in. Errors have the field email or mobileNumber, or the code TOO_YOUNG
   * (CLB-01).
   */
  register(
    command: CartCommand & { readonly email: string; readonly mobileNumber: string },
  ): Promise<Result<{ readonly memberNumber: string }>>;
  contact(): Promise<{ readonly email: string; readonly mobileNumber: string }>;
}
