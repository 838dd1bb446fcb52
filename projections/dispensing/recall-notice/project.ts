import type { RecallNotified } from '../../../domain/prescription/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import { projection } from '../../runner/projection.js';
import { recallNoticeTable, type RecallNoticeRow } from './table.js';

/** The dispensings whose customers were told of a recall, for the page on which they read it. */
export const recallNoticeProjection = projection<RecallNoticeRow, RecallNotified>({
  name: 'recall-notice',
  version: 1,
  table: recallNoticeTable,
  keys: ({ data }) => [[data.dispensingId]],
  on: {
    RecallNotified: (_row, { data, streamId }) => ({
      dispensing_id: data.dispensingId,
      prescription_id: parseStreamId(streamId)?.key ?? streamId,
      customer_id: data.customerId,
      notified_at: data.notifiedAt,
    }),
  },
});
