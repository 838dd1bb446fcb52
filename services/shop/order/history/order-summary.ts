import type { Lot } from '../../../../domain/member/index.js';
import type { PlacedOrder } from '../../../../domain/order/index.js';
import type { OrderTrackingRow } from '../../../../projections/order-tracking/table.js';
import type { OrderSummary } from '../contract.js';
import { trackingPath } from '../tracking-links.js';
import { statusOf } from '../tracking-view.js';
import { goodsOf } from './buy-again.js';

export function summaryOf(row: OrderTrackingRow, placed: PlacedOrder | undefined, lots: readonly Lot[]): OrderSummary {
  const lines = placed?.lines ?? [];
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    placedAt: row.placed_at,
    status: statusOf(row),
    collectable: row.collect_by !== null,
    trackingPath: row.dispatched_at ? trackingPath(row.parcels, row.order_number) : null,
    total: row.total,
    lines: lines.map(({ varuId, name, quantity }) => ({ varuId, name, quantity })),
    points: lots.length > 0 ? lots.reduce((sum, lot) => sum + lot.points - lot.reversed, 0) : null,
    buyable: goodsOf(lines.filter(({ type }) => type !== 'Rx')).length > 0,
  };
}
