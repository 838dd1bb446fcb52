import { share, type Ore } from '../kernel/index.js';
import { earnsPoints } from '../pricing/index.js';
import type { ItemsReturned, OrderLine, PlacedOrder } from './events.js';
import type { OrderState } from './state.js';
import { standardFreight } from './withdrawal/standard-freight.js';

export interface ReturnRequest {
  readonly lineId: string;
  readonly quantity: number;
}

export type Refund = Pick<ItemsReturned['data'], 'lines' | 'refund' | 'shipping' | 'pointsBasis' | 'whole'>;
type RefundedLine = Refund['lines'][number];

/**
 * The refund for the returned goods. The part that a cheque paid is not refunded. With the last item the freight is
 * refunded too, at most the standard one: who chose a dearer delivery pays the difference (Distansavtalslagen 2 kap.
 * 13 §).
 */
export function refundOf(
  order: PlacedOrder,
  returned: OrderState['returned'],
  wanted: readonly ReturnRequest[],
): Refund {
  const lines = wanted.map(({ lineId, quantity }) => refundLine(lineNamed(order, lineId), returned, quantity));
  const whole = order.lines.every(({ lineId, quantity }) => quantityAfter(returned, lines, lineId) === quantity);
  const shipping = whole ? standardFreight(order) : 0;
  const earning = lines.filter(({ lineId }) => earnsPoints(lineNamed(order, lineId)));
  return { lines, refund: total(lines) + shipping, shipping, pointsBasis: total(earning), whole };
}

/**
 * The refund of a line. It subtracts earlier refunds from a rounded sum, so that partial returns sum to the line's
 * total.
 */
function refundLine(line: OrderLine, returned: OrderState['returned'], quantity: number): RefundedLine {
  const before = returned[line.lineId] ?? { quantity: 0, refund: 0 };
  const refund = share(line.total, before.quantity + quantity, line.quantity) - before.refund;
  return { lineId: line.lineId, quantity, refund };
}

function lineNamed(order: PlacedOrder, lineId: string): OrderLine {
  const line = order.lines.find((candidate) => candidate.lineId === lineId);
  if (!line) throw new RangeError(`order ${order.orderNumber} has no line ${lineId}`);
  return line;
}

function quantityAfter(returned: OrderState['returned'], lines: readonly RefundedLine[], lineId: string): number {
  return (returned[lineId]?.quantity ?? 0) + (lines.find((line) => line.lineId === lineId)?.quantity ?? 0);
}

function total(lines: readonly RefundedLine[]): Ore {
  return lines.reduce((sum, { refund }) => sum + refund, 0);
}

/** Combines requests for the same line into one, with the sum of the quantities. */
export function perLine(lines: readonly ReturnRequest[]): readonly ReturnRequest[] {
  const quantities = new Map<string, number>();
  for (const { lineId, quantity } of lines) quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity);
  return [...quantities].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** The returned goods of an order, with those of one more return. */
export function addReturn(
  returned: OrderState['returned'],
  lines: ItemsReturned['data']['lines'],
): OrderState['returned'] {
  return lines.reduce((all, { lineId, quantity, refund }) => {
    const before = all[lineId] ?? { quantity: 0, refund: 0 };
    return { ...all, [lineId]: { quantity: before.quantity + quantity, refund: before.refund + refund } };
  }, returned);
}
