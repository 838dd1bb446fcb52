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
  /** The spendable points. Points that have expired count until the expiry job has recorded them. */
  readonly balance: number;
  readonly last_earned_on: BusinessDate | null;
  /**
   * The year in which points were last converted into cheques. `converted_points` counts the points converted in that
   * year.
   */
  readonly converted_year: number | null;
  readonly converted_points: number;
  /** The date of the last level decision. Null when the level has never changed. */
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
