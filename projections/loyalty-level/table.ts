import type { BusinessDate, Uuid } from '../../domain/kernel/index.js';
import type { Level, MembershipEnded } from '../../domain/member/index.js';
import type { ViewTable } from '../runner/projection.js';

export interface LoyaltyLevelRow {
  readonly member_id: Uuid;
  readonly customer_id: Uuid;
  readonly member_number: string;
  readonly level: Level;
  readonly protected_until: BusinessDate | null;
  readonly registered_on: BusinessDate;
  readonly notice_ends_on: BusinessDate | null;
  readonly ended_on: BusinessDate | null;
  readonly end_reason: MembershipEnded['data']['reason'] | null;
  /** Spendable points, including points whose expiry the job has not yet recorded. */
  readonly balance: number;
  readonly last_earned_on: BusinessDate | null;
  /** Points that were converted into cheques in `converted_year`. */
  readonly converted_year: number | null;
  readonly converted_points: number;
  /** The date of the last level decision. Null at the starting level. */
  readonly decided_on: BusinessDate | null;
  readonly decided_points: number | null;
  readonly decided_window_from: BusinessDate | null;
  readonly rule_version: string | null;
  readonly revision: number;
}

export const loyaltyLevelTable: ViewTable<LoyaltyLevelRow> = {
  name: 'view_loyalty_level',
  key: ['member_id'],
  columns: [
    'member_id',
    'customer_id',
    'member_number',
    'level',
    'protected_until',
    'registered_on',
    'notice_ends_on',
    'ended_on',
    'end_reason',
    'balance',
    'last_earned_on',
    'converted_year',
    'converted_points',
    'decided_on',
    'decided_points',
    'decided_window_from',
    'rule_version',
    'revision',
  ],
};
