import type { HighCostAccountReceived } from '../../../domain/high-cost-account/index.js';
import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { OrderPlaced, ParcelShort } from '../../../domain/order/index.js';
import type { OrderedPatient, PrescriptionReceived } from '../../../domain/prescription/index.js';
import { parseStreamId, streamId } from '../../../domain/slices.js';
import type { DispensingRow } from '../../../projections/care/dispensing/table.js';

const PLACED: OrderPlaced['type'] = 'OrderPlaced';
const SHORT: ParcelShort['type'] = 'ParcelShort';
const RECEIVED: PrescriptionReceived['type'] = 'PrescriptionReceived';
const ACCOUNT: HighCostAccountReceived['type'] = 'HighCostAccountReceived';

/**
 * The events behind a prescription line: what was known of prescription and account when the price was decided, the order,
 * what happened to the withdrawal, and what the register said last. The account is the customer's own, so it is not behind
 * the price of another person.
 * @param patient null or absent while the line is sealed
 */
export function chainOf(
  row: DispensingRow,
  events: readonly RecordedEvent[],
  patient?: Pick<OrderedPatient, 'kind'> | null,
): readonly RecordedEvent[] {
  const { prescription_id: key, order_id: orderId, dispensing_id: id, line_id: line } = row;
  const [own, order] = [streamId('prescription', key), streamId('order', orderId)];
  const placedAt = events.findIndex(({ type, streamId: of }) => type === PLACED && of === order);
  const before = events.slice(0, Math.max(placedAt, 0));
  const received = ({ type, streamId: of }: RecordedEvent) => type === RECEIVED && of === own;
  const isOwn = (patient?.kind ?? 'self') === 'self';
  const known = new Set([
    before.findLast(received),
    isOwn ? before.findLast(isAccount) : undefined,
    events.findLast(received),
    events[placedAt],
  ]);
  const isOfLine = ({ streamId: of, type, data }: RecordedEvent) =>
    (of === own && (data as { readonly dispensingId?: string }).dispensingId === id) ||
    (of === order && type === SHORT && (data as ParcelShort['data']).lines.some(({ lineId }) => lineId === line));
  return events.filter((event) => known.has(event) || isOfLine(event));
}

function isAccount({ type, streamId: of }: RecordedEvent): boolean {
  return type === ACCOUNT && parseStreamId(of)?.kind === 'high-cost-account';
}
