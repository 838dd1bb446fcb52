import type { RecordedEvent } from '../../domain/kernel/index.js';
import type {
  ChequeExpired,
  ChequeIssued,
  ChequeLapsed,
  ChequeRedeemed,
  ChequeReleased,
  ChequeReserved,
  ChequeReturned,
  MembershipEnded,
} from '../../domain/member/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { existing, projection } from '../runner/projection.js';
import { chequeTable, type ChequeRow } from './table.js';

type ChequeEvent =
  | ChequeIssued
  | ChequeReserved
  | ChequeReleased
  | ChequeRedeemed
  | ChequeReturned
  | ChequeLapsed
  | ChequeExpired
  | MembershipEnded;

const FREE = { reserved_by: null, reserved_at: null, redeemed_by: null, redeemed_at: null } as const;

export const chequeProjection = projection<ChequeRow, ChequeEvent>({
  name: 'cheque',
  version: 1,
  table: chequeTable,
  keys: (event) =>
    event.type === 'MembershipEnded' ? event.data.chequesLapsed.map((id) => [id]) : [[event.data.chequeId]],
  on: {
    ChequeIssued: (_row, event) => issued(event),
    ChequeReserved: (row, event) => ({
      ...existing(row, event),
      reserved_by: event.data.cartId,
      reserved_at: event.data.reservedAt,
    }),
    ChequeReleased: (row, event) => ({ ...existing(row, event), ...FREE }),
    ChequeRedeemed: (row, event) => ({
      ...existing(row, event),
      redeemed_by: event.data.orderId,
      redeemed_at: event.data.redeemedAt,
    }),
    ChequeReturned: (row, event) => ({ ...existing(row, event), ...FREE }),
    ChequeLapsed: (row, event) => ({ ...existing(row, event), ...FREE, lapsed_on: event.data.lapsedOn }),
    ChequeExpired: (row, event) => ({ ...existing(row, event), ...FREE, expired_on: event.data.expiredOn }),
    MembershipEnded: (row, event) => ({ ...existing(row, event), ...FREE, lapsed_on: event.data.endedOn }),
  },
});

function issued({ data, streamId }: RecordedEvent<ChequeIssued>): ChequeRow {
  return {
    cheque_id: data.chequeId,
    member_id: parseStreamId(streamId)?.key ?? streamId,
    amount: data.amount,
    points_converted: data.pointsConverted,
    level: data.level,
    rate: data.rate,
    issued_on: data.issuedOn,
    valid_from: data.validFrom,
    valid_to: data.validTo,
    ...FREE,
    expired_on: null,
    lapsed_on: null,
    rule_version: data.ruleVersion,
  };
}
