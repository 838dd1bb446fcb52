import { gonePieces } from '../packing/state.js';
import { addReturn, refundOf, type Refund, type ReturnRequest } from '../refund.js';
import { owedTotal, type OrderState } from '../state.js';
import { isOpen } from './state.js';
import { stillToReturn } from './still-to-return.js';

/** What a return of these goods will give back, once the goods of earlier notices have come back too. */
export function expectedRefund(state: OrderState, wanted: readonly ReturnRequest[]): Refund {
  const { order, withdrawals } = state;
  if (!order) throw new RangeError('an order that was not placed gives no refund');
  const before = withdrawals
    .filter(isOpen)
    .reduce(
      (sum, notice) => addReturn(sum, refundOf(order, sum, stillToReturn(state, notice)).lines),
      gonePieces(state),
    );
  const due = refundOf(order, before, wanted);
  // Goods that are still to be sent may be among them.
  return { ...due, refund: Math.min(due.refund, owedTotal(state)) };
}
