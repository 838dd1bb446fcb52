import type { BusinessDate, Instant, Ore, Uuid } from '../../domain/kernel/index.js';
import type { Level } from '../../domain/member/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const chequeTable = viewTable({
  name: 'view_cheque',
  key: ['cheque_id'],
  columns: {
    cheque_id: column<Uuid>(),
    member_id: column<Uuid>(),
    amount: column<Ore>(),
    points_converted: column<number>(),
    level: column<Level>(),
    /** The member's rate in percent when the cheque was issued. */
    rate: column<number>(),
    issued_on: column<BusinessDate>(),
    valid_from: column<BusinessDate>(),
    valid_to: column<BusinessDate>(),
    reserved_by: column<Uuid | null>(),
    reserved_at: column<Instant | null>(),
    redeemed_by: column<Uuid | null>(),
    redeemed_at: column<Instant | null>(),
    expired_on: column<BusinessDate | null>(),
    /** The day on which the cheque lapsed, with the membership or because goods were returned. */
    lapsed_on: column<BusinessDate | null>(),
    rule_version: column<string>(),
  },
});

export type ChequeRow = RowOf<typeof chequeTable>;
