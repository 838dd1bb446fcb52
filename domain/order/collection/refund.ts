import type { ItemsReturned, PlacedOrder } from '../events.js';
import type { SentParcel } from '../parcels.js';
import { gonePieces } from '../packing/state.js';
import { refundOf, type Refund } from '../refund.js';
import { withinOwed, type OrderState } from '../state.js';
import type { WithdrawnLine } from '../withdrawal/events.js';
import { uncollectedFee } from './rule.js';
import { isUncollected } from './state.js';

/** What of the parcel came back and can be sold again: all that was sent, and neither returned before nor destroyed. */
export function goodsBack(
  state: OrderState,
  { lines }: PlacedOrder,
  { lineIds, destroyed }: SentParcel,
): readonly WithdrawnLine[] {
  const gone = gonePieces(state);
  return lines
    .filter(({ lineId }) => lineIds.includes(lineId) && !destroyed.includes(lineId))
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (gone[lineId]?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * The refund for a parcel that came back. Goods that nobody collected bear a fee, once for an order. Goods of a
 * withdrawal that came before the end of the time to collect do not.
 */
export function refundOfParcel(
  state: OrderState,
  order: PlacedOrder,
  parcel: SentParcel,
  lines: readonly WithdrawnLine[],
): Refund & Pick<ItemsReturned['data'], 'fee'> {
  const due = withFreight(refundOf(order, gonePieces(state), lines), state, parcel, lines);
  const fee = isUncollected(parcel) ? feeOf(state, order, parcel, due) : null;
  return { ...withinOwed({ ...due, refund: due.refund - (fee?.amount ?? 0) }, state), fee };
}

/** The freight was used. Only who withdraws from the whole purchase gets it back, as by any other withdrawal. */
function withFreight(due: Refund, state: OrderState, parcel: SentParcel, lines: readonly WithdrawnLine[]): Refund {
  const isDue = !isUncollected(parcel) || lines.every((line) => unnoticed(state, line, null) === 0);
  return isDue ? due : { ...due, refund: due.refund - due.shipping, shipping: 0 };
}

/** Never more than the goods that bear it cost. */
function feeOf(
  state: OrderState,
  order: PlacedOrder,
  parcel: SentParcel,
  { lines }: Refund,
): ItemsReturned['data']['fee'] {
  const { amount, ruleVersion } = uncollectedFee(order.placedAt);
  const before = state.returns.reduce((sum, { fee }) => sum + (fee?.amount ?? 0), 0);
  const bearing = lines.reduce((sum, line) => {
    const pieces = unnoticed(state, line, parcel.hold?.until ?? null);
    return sum + Math.floor((line.refund * pieces) / line.quantity);
  }, 0);
  const due = Math.min(Math.max(0, amount - before), bearing);
  return due > 0 ? { amount: due, ruleVersion } : null;
}

/** The pieces of a line that no withdrawal names. With `until`, only withdrawals before it count. */
function unnoticed({ withdrawals }: OrderState, { lineId, quantity }: WithdrawnLine, until: string | null): number {
  const noticed = withdrawals
    .filter(({ status }) => status === 'awaited' || status === 'stopping')
    .filter(({ notifiedAt }) => until === null || notifiedAt <= until)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, quantity - noticed);
}
