import type { DosePackEvent } from '../../../domain/dose-pack/index.js';
import { existing, projection } from '../../runner/projection.js';
import { dosePackTable, type DosePackRow } from './table.js';

/** RX-24: the messages that ask for dose packs, for the list of the pharmacists. */
export const dosePackProjection = projection<DosePackRow, DosePackEvent>({
  name: 'dose-pack',
  version: 1,
  table: dosePackTable,
  keys: ({ data }) => [[data.messageId]],
  on: {
    DosePackAsked: (_row, { data }) => ({
      message_id: data.messageId,
      customer_id: data.customerId,
      asked_at: data.askedAt,
      answered_at: null,
      answered_by: null,
    }),
    DosePackAnswered: (row, event) => ({
      ...existing(row, event),
      answered_at: event.data.answeredAt,
      answered_by: event.data.byName,
    }),
  },
});
