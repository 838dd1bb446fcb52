import type { BusinessDate, Instant, Ore, Uuid } from '../../domain/kernel/index.js';
import type { Level } from '../../domain/member/index.js';
import type { ViewTable } from '../runner/projection.js';

export interface ChequeRow {
  readonly cheque_id: Uuid;
  readonly member_id: Uuid;
  readonly amount: Ore;
  readonly points_converted: number;
  readonly level: Level;
  /** The bonus rate in percent of the member's level when the cheque was issued. */
  readonly rate: number;
  readonly issued_on: BusinessDate;
  readonly valid_from: BusinessDate;
  readonly valid_to: BusinessDate;
  readonly reserved_by: Uuid | null;
  readonly reserved_at: Instant | null;
  readonly redeemed_by: Uuid | null;
  readonly redeemed_at: Instant | null;
  readonly expired_on: BusinessDate | null;
  /** The day on which the cheque became invalid, with the membership or because goods were returned. Null otherwise. */
  readonly lapsed_on: BusinessDate | null;
  readonly rule_version: string;
}

export const chequeTable: ViewTable<ChequeRow> = {
  name: 'view_cheque',
  key: ['cheque_id'],
  columns: [
    'cheque_id',
    'member_id',
    'amount',
    'points_converted',
    'level',
    'rate',
    'issued_on',
    'valid_from',
    'valid_to',
    'reserved_by',
    'reserved_at',
    'redeemed_by',
    'redeemed_at',
    'expired_on',
    'lapsed_on',
    'rule_version',
  ],
};
