import type { BusinessDate, Uuid } from '../../domain/kernel/index.js';
import type { Level, MembershipEnded } from '../../domain/member/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const loyaltyLevelTable = viewTable({
  name: 'view_loyalty_level',
  key: ['member_id'],
  columns: {
    member_id: column<Uuid>(),
    customer_id: column<Uuid>(),
    member_number: column<string>(),
    level: column<Level>(),
    protected_until: column<BusinessDate | null>(),
    registered_on: column<BusinessDate>(),
    notice_ends_on: column<BusinessDate | null>(),
    ended_on: column<BusinessDate | null>(),
    end_reason: column<MembershipEnded['data']['reason'] | null>(),
    /** Spendable points, including points whose expiry the job has not yet recorded. */
    balance: column<number>(),
    last_earned_on: column<BusinessDate | null>(),
    /** Points that were converted into cheques in `converted_year`. */
    converted_year: column<number | null>(),
    converted_points: column<number>(),
    /** The date of the last level decision. Null at the starting level. */
    decided_on: column<BusinessDate | null>(),
    decided_points: column<number | null>(),
    decided_window_from: column<BusinessDate | null>(),
    rule_version: column<string | null>(),
    revision: column<number>(),
  },
});

export type LoyaltyLevelRow = RowOf<typeof loyaltyLevelTable>;
