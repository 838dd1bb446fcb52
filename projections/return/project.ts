import type {
  ParcelCameBack,
  ReturnAwaited,
  ReturnInspected,
  ReturnReceived,
  ReturnWarned,
  WithdrawalStopped,
} from '../../domain/order/events.js';
import type { RecordedEvent } from '../../domain/kernel/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { existing, projection } from '../runner/projection.js';
import { returnTable, type ReturnRow } from './table.js';

type Handled = ParcelCameBack | ReturnAwaited | ReturnReceived | ReturnInspected | ReturnWarned | WithdrawalStopped;

/** CHK-05, LAW-04: which goods are on their way back, and by when their money is due. */
export const returnProjection = projection<ReturnRow, Handled>({
  name: 'return',
  version: 3,
  table: returnTable,
  keys: ({ data }) => ('settles' in data ? data.settles.map((id) => [id]) : [[data.withdrawalId]]),
  on: {
    ReturnAwaited: (_row, event) => awaited(event),
    ReturnReceived: (row, event) => ({
      ...existing(row, event),
      status: 'received',
      received_at: event.data.receivedAt,
    }),
    ReturnInspected: (row, event) => ({
      ...existing(row, event),
      status: 'settled',
      inspected_at: event.data.inspectedAt,
      damaged: event.data.lines
        .filter(({ outcome }) => outcome === 'damaged')
        .reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    ReturnWarned: (row, event) => ({
      ...existing(row, event),
      warned_at: event.data.warnedAt,
      warn_day: event.data.warnDay,
    }),
    // The customer never got the parcel, so nothing has to be sent back. Of one that was to be stopped no return was awaited.
    ParcelCameBack: (row, { data }) => (row ? { ...row, status: 'settled', received_at: data.cameBackAt } : null),
    // A withdrawal that only asked to stop the parcel never awaited a return.
    WithdrawalStopped: (row) => (row ? { ...row, status: 'stopped' } : null),
  },
});

function awaited({ data, streamId }: RecordedEvent<ReturnAwaited>): ReturnRow {
  return {
    withdrawal_id: data.withdrawalId,
    order_id: parseStreamId(streamId)?.key ?? streamId,
    return_number: data.returnNumber,
    status: 'awaited',
    refund_by: data.refundBy,
    awaited_at: data.awaitedAt,
    received_at: null,
    inspected_at: null,
    damaged: 0,
    warned_at: null,
    warn_day: null,
  };
}
