import { accept, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import { gonePieces } from '../packing/state.js';
import { perLine, refundOf, type ReturnRequest } from '../refund.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import { evolve, withinOwed, type OrderState } from '../state.js';
import { emptiedWithdrawals } from '../withdrawal/await-return.js';

export interface ReturnItems {
  readonly type: 'ReturnItems';
  readonly returnId: Uuid;
  readonly lines: readonly ReturnRequest[];
  readonly returnedAt: Instant;
}

export function returnItems({ returnId, lines, returnedAt }: ReturnItems, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (state.returns.some((earlier) => earlier.returnId === returnId)) return unchanged;
  if (!state.dispatchedAt) return reject({ type: 'OrderPhaseWrong', phase: state.phase });
  const wanted = perLine(lines);
  const refusal = refusesReturn(state.order, state, wanted);
  if (refusal) return reject(refusal);
  const returnedOn = stockholmDate(returnedAt);
  const refund = withinOwed(refundOf(state.order, gonePieces(state), wanted), state);
  const returned: OrderEvent = {
    type: 'ItemsReturned',
    data: { returnId, ...refund, fee: null, returnedAt, returnedOn },
  };
  return accept<OrderEvent>(returned, ...emptiedWithdrawals(evolve(state, returned), returnedAt));
}

function refusesReturn(order: PlacedOrder, state: OrderState, wanted: readonly ReturnRequest[]): OrderRejection | null {
  if (wanted.length === 0) return { type: 'ReturnIsEmpty', field: 'lines' };
  for (const { lineId, quantity } of wanted) {
    const sold = order.lines.find((line) => line.lineId === lineId);
    if (!sold) return { type: 'LineUnknown', field: 'lineId', lineId };
    const returnable = isSent(state, lineId) ? sold.quantity - (gonePieces(state)[lineId]?.quantity ?? 0) : 0;
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > returnable) {
      return { type: 'ReturnAboveSold', field: 'quantity', lineId, returnable };
    }
  }
  return null;
}

/** Goods of a parcel that was not sent cannot come back. */
function isSent({ parcels }: OrderState, lineId: string): boolean {
  return parcels.some(({ lineIds, dispatchedAt }) => dispatchedAt !== null && lineIds.includes(lineId));
}
