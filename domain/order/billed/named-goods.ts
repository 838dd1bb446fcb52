import { allocate, type Ore, type RecordedEvent } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import type { PaidBackLine } from '../staff-refund/events.js';

export interface NamedLine {
  readonly lineId: string;
  readonly refund: Ore;
}

/** The goods and the freight that money goes back for. */
export interface NamedGoods {
  readonly lines: readonly NamedLine[];
  readonly freight: Ore;
}

/** The goods that an event names for a refund, with the refund's id. Null for an event that names none. */
export function namedGoods(
  order: PlacedOrder | null,
  event: RecordedEvent<OrderEvent>,
): readonly [string, NamedGoods] | null {
  switch (event.type) {
    case 'ItemsReturned': {
      const { returnId, lines, shipping: freight, fee } = event.data;
      return [returnId, { lines: lessFee(lines, fee?.amount ?? 0), freight }];
    }
    case 'ParcelShort':
      return [event.data.shortId, { lines: event.data.lines, freight: 0 }];
    case 'ParcelStopped':
      return [event.eventId, { lines: event.data.lines, freight: 0 }];
    case 'NothingLeft':
      return [event.eventId, { lines: [], freight: event.data.freight }];
    case 'ComplaintAccepted':
      return [event.data.refundId, { lines: event.data.lines.map(paidBackFor), freight: 0 }];
    case 'StaffRefundGiven': {
      const { refundId, lines } = event.data;
      return lines.length > 0 ? [refundId, { lines: lines.map(paidBackFor), freight: 0 }] : null;
    }
    case 'OrderCancelled':
      return order && [event.eventId, wholeOrder(order)];
    default:
      return null;
  }
}

/** A cancelled order is paid back as it was sold, but for what was paid back before. */
export function wholeOrder({ lines, totals }: PlacedOrder): NamedGoods {
  return { lines: lines.map(({ lineId, total: refund }) => ({ lineId, refund })), freight: totals.shipping };
}

function paidBackFor({ lineId, amount: refund }: PaidBackLine): NamedLine {
  return { lineId, refund };
}

/** The fee for goods that nobody collected makes their own refund smaller, whatever else was in the order. */
function lessFee(lines: readonly NamedLine[], fee: Ore): readonly NamedLine[] {
  const parts = allocate(
    fee,
    lines.map(({ refund }) => refund),
  );
  return lines.map(({ lineId, refund }, at) => ({ lineId, refund: refund - (parts[at] ?? 0) }));
}
