import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import { dispensingProjection } from '../../../projections/dispensing/project.js';
import type { DispensingRow } from '../../../projections/dispensing/table.js';
import type { PrescriptionStanding } from '../contract/order-life.js';

/**
 * RX-06: how far each prescription line of an order has come. It is folded from masked events, so it cannot say what the
 * line is (LAW-09).
 */
export function prescriptionStandings(
  orderId: Uuid,
  events: readonly RecordedEvent[],
): readonly PrescriptionStanding[] {
  const rows = new Map<string, DispensingRow>();
  for (const event of events.filter(({ type }) => dispensingProjection.types.includes(type)))
    for (const key of dispensingProjection.keys(event)) {
      const row = dispensingProjection.project(rows.get(key.join()), event, key);
      if (row) rows.set(key.join(), row);
    }
  return [...rows.values()]
    .filter((row) => row.order_id === orderId)
    .map(({ line_id: lineId, phase, asked }) => ({ lineId, phase, asked }));
}
