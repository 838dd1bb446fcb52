import type { DispensingEvent } from '../../../domain/prescription/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import { existing, projection } from '../../runner/projection.js';
import { dispensingTable, type DispensingRow } from './table.js';

type Handled = Exclude<DispensingEvent, { readonly type: 'WithdrawalChecked' | 'ExchangeDecided' | 'RecallNotified' }>;

/** RX-06: the withdrawals of orders, for the queue of the pharmacists. */
export const dispensingProjection = projection<DispensingRow, Handled>({
  name: 'dispensing',
  version: 1,
  table: dispensingTable,
  keys: ({ data }) => [[data.dispensingId]],
  on: {
    WithdrawalHeld: (_row, { data, streamId }) => ({
      dispensing_id: data.dispensingId,
      prescription_id: parseStreamId(streamId)?.key ?? streamId,
      customer_id: data.customerId,
      order_id: data.orderId,
      order_number: data.orderNumber,
      line_id: data.lineId,
      phase: 'held',
      ordered_at: null,
      promised_by: data.promisedBy,
      asked: false,
    }),
    WithdrawalOrdered: (row, event) => ({
      ...existing(row, event),
      phase: 'ordered',
      ordered_at: event.data.orderedAt,
    }),
    WithdrawalReleased: (row, event) => ({ ...existing(row, event), phase: 'released', asked: false }),
    ColleagueAsked: (row, event) => ({ ...existing(row, event), asked: true }),
    ColleagueAnswered: (row, event) => ({ ...existing(row, event), asked: false }),
    MedicineDispensed: (row, event) => ({ ...existing(row, event), phase: 'dispensed', asked: false }),
    DispensingReported: (row, event) => ({ ...existing(row, event), phase: 'reported' }),
    DispensingUndone: (row, event) => ({
      ...existing(row, event),
      phase: event.data.returnsTo === 'queue' ? 'ordered' : 'released',
    }),
    WithdrawalRefused: (row, event) => ({ ...existing(row, event), phase: 'refused', asked: false }),
  },
});
