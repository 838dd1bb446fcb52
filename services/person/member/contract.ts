import type { Level } from '../../../domain/member/events.js';
import type { BusinessDate, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { CartCommand, ChequeView } from '../../shop/cart/contract.js';
import type { OrderSummary } from '../../shop/order/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** Points of the last 365 days at the end of a day. */
export interface PointsOnDay {
  readonly date: BusinessDate;
  readonly points: number;
}

export interface LevelStepView {
  readonly level: Level;
  readonly from: number;
  /** In percent. */
  readonly rate: number;
}

export interface MemberOverview {
  readonly memberNumber: string;
  readonly name: string;
  readonly memberSince: BusinessDate;
  readonly level: Level;
  /** The levels in force today, lowest first. */
  readonly levels: readonly LevelStepView[];
  readonly window: { readonly from: BusinessDate; readonly to: BusinessDate; readonly points: number };
  /** No downgrade through this date; null when not protected. */
  readonly protectedUntil: BusinessDate | null;
  /** The last decision on the level, and its inputs; null while it is the first level. */
  readonly decision: {
    readonly decidedOn: BusinessDate;
    readonly pointsCounted: number;
    readonly direction: 'up' | 'down';
    /** True when a return took away the points for a higher level. */
    readonly afterReturn: boolean;
  } | null;
  /** Not yet converted. */
  readonly spendablePoints: number;
  /** Points of returned goods whose cheque was already spent; the next points repay them. */
  readonly owedPoints: number;
  readonly nextExpiry: { readonly on: BusinessDate; readonly points: number } | null;
  /** Oldest first, unevenly spaced, at most about 60 entries; the last is today. */
  readonly history: readonly PointsOnDay[];
  readonly cheques: readonly ChequeView[];
  /** Cheques that lapsed because goods came back; listed until their last day. */
  readonly lapsedCheques: readonly { readonly chequeId: Uuid; readonly amount: Ore; readonly lapsedOn: BusinessDate }[];
  readonly latestPurchases: readonly OrderSummary[];
}

/** What remains visible after a log-in is no longer strong (SES-07). */
export interface MemberSummary {
  readonly spendablePoints: number;
}

export interface MemberService {
  /** Null for a person who is no member or not identified now. */
  overview(): Promise<MemberOverview | null>;
  /** Null when the person is not a member. */
  summary(): Promise<MemberSummary | null>;
  /** For an identified person; errors name email and mobileNumber, or code TOO_YOUNG (CLB-01). */
  register(
    command: CartCommand & { readonly email: string; readonly mobileNumber: string },
  ): Promise<Result<{ readonly memberNumber: string }>>;
  contact(): Promise<{ readonly email: string; readonly mobileNumber: string }>;
}
