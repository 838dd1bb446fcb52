import type {
  WarrantEnded,
  WarrantGiven,
  WarrantGivenAtPharmacy,
  WarrantReceived,
  WarrantUnanswered,
} from '../../../domain/warrant/events.js';
import { projection } from '../../runner/projection.js';
import { unansweredWarrantTable, type UnansweredWarrantRow } from './table.js';

type Handled = WarrantReceived | WarrantGiven | WarrantGivenAtPharmacy | WarrantEnded | WarrantUnanswered;

/** RX-08: what the day's run looks for: the warrants that wait, by the last day to answer. Only the giver's stream counts. */
export const unansweredWarrantProjection = projection<UnansweredWarrantRow, Handled>({
  name: 'unanswered-warrant',
  version: 1,
  table: unansweredWarrantTable,
  keys: ({ data: { role, customerId, warrantId } }) => (role === 'giver' ? [[customerId, warrantId]] : []),
  on: {
    WarrantGiven: (row, { data }) => waiting(row, data),
    WarrantGivenAtPharmacy: (row, { data }) => waiting(row, data),
    WarrantReceived: (row, { data }) => (data.status === 'waiting' ? waiting(row, data) : null),
    WarrantEnded: () => null,
    WarrantUnanswered: (_row, { data: { customerId, warrantId } }) => ({
      customer_id: customerId,
      warrant_id: warrantId,
      accept_by: null,
    }),
  },
});

/** A warrant that was noted stays so, also when the national service tells of it again. */
function waiting(
  row: UnansweredWarrantRow | undefined,
  { customerId, warrantId, acceptBy }: WarrantGiven['data'] | WarrantReceived['data'],
): UnansweredWarrantRow {
  const isNoted = row?.accept_by === null;
  return { customer_id: customerId, warrant_id: warrantId, accept_by: isNoted ? null : acceptBy };
}
