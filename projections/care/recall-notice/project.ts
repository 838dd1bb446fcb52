import type { PatientRecallNotified, RecallNotified } from '../../../domain/prescription/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import { projection } from '../../runner/projection.js';
import { recallNoticeTable, type RecallNoticeRow } from './table.js';

type Notified = RecallNotified | PatientRecallNotified;

/** The dispensings of whose recall a customer was told, for the page on which they read it. */
export const recallNoticeProjection = projection<RecallNoticeRow, Notified>({
  name: 'recall-notice',
  version: 2,
  table: recallNoticeTable,
  keys: (event) => [[event.data.dispensingId, toldBy(event)]],
  on: { RecallNotified: (_row, event) => rowOf(event), PatientRecallNotified: (_row, event) => rowOf(event) },
});

function rowOf(event: Notified & { readonly streamId: string }): RecallNoticeRow {
  const { data, streamId } = event;
  return {
    dispensing_id: data.dispensingId,
    prescription_id: parseStreamId(streamId)?.key ?? streamId,
    customer_id: toldBy(event),
    notified_at: data.notifiedAt,
  };
}

function toldBy(event: Notified): string {
  return event.type === 'RecallNotified' ? event.data.customerId : event.data.patientId;
}
