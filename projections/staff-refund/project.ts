import type { StaffRefundDeclined, StaffRefundGiven, StaffRefundProposed } from '../../domain/order/events.js';
import { parseStreamId } from '../../domain/slices.js';
import { existing, projection } from '../runner/projection.js';
import { staffRefundTable, type StaffRefundRow } from './table.js';

type Handled = StaffRefundProposed | StaffRefundDeclined | StaffRefundGiven;

/** CHK-05: refunds by staff, and those that wait for a second person. */
export const staffRefundProjection = projection<StaffRefundRow, Handled>({
  name: 'staff-refund',
  version: 1,
  table: staffRefundTable,
  keys: ({ data }) => [[data.refundId]],
  on: {
    StaffRefundProposed: (_row, { data, streamId }) => ({
      refund_id: data.refundId,
      order_id: parseStreamId(streamId)?.key ?? streamId,
      amount: data.amount,
      reason: data.reason,
      status: 'proposed',
      proposed_by: data.proposedBy,
      proposed_at: data.proposedAt,
    }),
    StaffRefundDeclined: (row, event) => ({ ...existing(row, event), status: 'declined' }),
    StaffRefundGiven: (_row, { data, streamId }) => ({
      refund_id: data.refundId,
      order_id: parseStreamId(streamId)?.key ?? streamId,
      amount: data.amount,
      reason: data.reason,
      status: 'given',
      proposed_by: data.givenBy,
      proposed_at: data.givenAt,
    }),
  },
});
