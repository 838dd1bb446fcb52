import type { Level } from '../../../domain/member/events.js';
import type { BusinessDate, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { CartCommand, ChequeView } from '../../shop/cart/contract.js';
import type { OrderSummary } from '../../shop/order/contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** Points of the last 365 days as they stood at the end of a day. */
export interface PointsOnDay {
  readonly date: BusinessDate;
  readonly points: number;
}

export interface LevelStepView {
  readonly level: Level;
  readonly from: number;
  /** Percent. */
  readonly rate: number;
}

export interface MemberOverview {
  readonly memberNumber: string;
  readonly name: string;
  readonly memberSince: BusinessDate;
  readonly level: Level;
  /** Lowest first, as in force today. */
  readonly levels: readonly LevelStepView[];
  readonly window: { readonly from: BusinessDate; readonly to: BusinessDate; readonly points: number };
  /** No downgrade through this date; null when not protected. */
  readonly protectedUntil: BusinessDate | null;
  /** When and on what the level was last decided; null while it is the first one. */
  readonly decision: {
    readonly decidedOn: BusinessDate;
    readonly pointsCounted: number;
    readonly direction: 'up' | 'down';
    /** Because goods came back whose points had reached a higher one. */
    readonly afterReturn: boolean;
  } | null;
  /** Not yet converted. */
  readonly spendablePoints: number;
  /** Of returned goods whose cheque was spent: the next points pay them. */
  readonly owedPoints: number;
  readonly nextExpiry: { readonly on: BusinessDate; readonly points: number } | null;
  /** Oldest first, any spacing, at most about 60 points; the last is today. */
  readonly history: readonly PointsOnDay[];
  readonly cheques: readonly ChequeView[];
  /** Gone with goods that came back; until their last day. */
  readonly lapsedCheques: readonly { readonly chequeId: Uuid; readonly amount: Ore; readonly lapsedOn: BusinessDate }[];
  readonly latestPurchases: readonly OrderSummary[];
}

/** What a log-in that is no longer strong still sees (SES-07). */
export interface MemberSummary {
  readonly spendablePoints: number;
}

export interface MemberService {
  /** Null when the person is not a member, and for who is not identified now. */
  overview(): Promise<MemberOverview | null>;
  /** Null when the person is not a member. */
  summary(): Promise<MemberSummary | null>;
  /** For an identified person; errors name email and mobileNumber, or code TOO_YOUNG (CLB-01). */
  register(
    command: CartCommand & { readonly email: string; readonly mobileNumber: string },
  ): Promise<Result<{ readonly memberNumber: string }>>;
  /** What the registration form starts with. */
  contact(): Promise<{ readonly email: string; readonly mobileNumber: string }>;
}
