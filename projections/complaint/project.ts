import type { RecordedEvent } from '../../domain/kernel/index.js';
import type { ComplaintEvent, ComplaintMade } from '../../domain/order/events.js';
import { parseStreamId } from '../../domain/slices.js';
import { existing, projection } from '../runner/projection.js';
import { complaintTable, type ComplaintRow } from './table.js';

/** CHK-10: complaints, and by when each must have its answer. */
export const complaintProjection = projection<ComplaintRow, ComplaintEvent>({
  name: 'complaint',
  version: 1,
  table: complaintTable,
  keys: ({ data }) => [[data.complaintId]],
  on: {
    ComplaintMade: (_row, event) => made(event),
    ComplaintAccepted: (row, event) => ({ ...existing(row, event), status: 'awaiting' }),
    ComplaintRefunded: (row, event) => ({
      ...existing(row, event),
      status: 'refunded',
      answered_at: event.data.refundedAt,
    }),
    ComplaintReopened: (row, event) => ({ ...existing(row, event), status: 'open' }),
    ReplacementOrdered: (row, event) => ({
      ...existing(row, event),
      status: 'replacing',
      answered_at: event.data.orderedAt,
    }),
    ReplacementSent: (row, event) => ({ ...existing(row, event), status: 'replaced' }),
    ComplaintDeclined: (row, event) => ({
      ...existing(row, event),
      status: 'declined',
      answered_at: event.data.declinedAt,
    }),
  },
});

function made({ data, streamId }: RecordedEvent<ComplaintMade>): ComplaintRow {
  return {
    complaint_id: data.complaintId,
    order_id: parseStreamId(streamId)?.key ?? streamId,
    complaint_number: data.complaintNumber,
    status: 'open',
    fault: data.fault,
    wish: data.wish,
    answer_by: data.answerBy,
    made_at: data.madeAt,
    answered_at: null,
  };
}
