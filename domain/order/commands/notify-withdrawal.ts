import { accept, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import { perLine, type ReturnRequest } from '../refund.js';
import type { OrderDecision, OrderRejection } from '../rejections.js';
import type { OrderState } from '../state.js';
import { awaitReturn } from '../withdrawal/await-return.js';
import { isStoppable, partedByRight, receivedAt, takesAll, withdrawable } from '../withdrawal/goods.js';
import { withdrawalPeriod, withdrawalRule } from '../withdrawal/period.js';

/** 'Ångra köpet' (LAW-04): the customer withdraws from the purchase of some or all goods. */
export interface NotifyWithdrawal {
  readonly type: 'NotifyWithdrawal';
  readonly withdrawalId: Uuid;
  readonly lines: readonly ReturnRequest[];
  readonly notifiedAt: Instant;
}

/** The reason of a cancellation that the customer caused by withdrawing. */
export const WITHDRAWN = 'withdrawal';

/**
 * Before the parcel has left, a notice about all goods stops it, its medicines too. Otherwise the goods come back when
 * the customer has them, and medicines cannot.
 */
export function notifyWithdrawal(command: NotifyWithdrawal, state: OrderState): OrderDecision {
  const { withdrawalId, notifiedAt } = command;
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (state.withdrawals.some((earlier) => earlier.withdrawalId === withdrawalId)) return unchanged;
  const wanted = perLine(command.lines);
  const refusal = refusesNow(command, state) ?? refusesLines(state.order, state, wanted);
  if (refusal) return reject(refusal);
  const { lastDay } = withdrawalPeriod(receivedAt(state), notifiedAt);
  const { ruleVersion } = withdrawalRule.on(stockholmDate(notifiedAt));
  const asks = stops(state, wanted) ? 'stop' : 'return';
  const notified: OrderEvent = {
    type: 'WithdrawalNotified',
    data: { withdrawalId, lines: wanted, asks, lastDay, notifiedAt, ruleVersion },
  };
  if (asks === 'stop')
    return accept<OrderEvent>(notified, {
      type: 'CancellationRequested',
      data: { reason: WITHDRAWN, requestedAt: notifiedAt },
    });
  const notice = { withdrawalId, lines: wanted, notifiedAt };
  return accept(notified, awaitReturn(notice, state.withdrawals.length + 1, state.order, notifiedAt));
}

function stops(state: OrderState, wanted: readonly ReturnRequest[]): boolean {
  return isStoppable(state) && takesAll(state, wanted);
}

function refusesNow({ notifiedAt }: NotifyWithdrawal, state: OrderState): OrderRejection | null {
  if (!state.confirmedAt || state.phase === 'cancelled') return { type: 'OrderPhaseWrong', phase: state.phase };
  if (state.cancellation) return { type: 'CancellationUnderWay' };
  const { open, lastDay } = withdrawalPeriod(receivedAt(state), notifiedAt);
  return open || lastDay === null ? null : { type: 'WithdrawalTooLate', lastDay };
}

function refusesLines(
  { lines }: PlacedOrder,
  state: OrderState,
  wanted: readonly ReturnRequest[],
): OrderRejection | null {
  if (wanted.length === 0) return { type: 'ReturnIsEmpty', field: 'lines' };
  for (const { lineId, quantity } of wanted) {
    const sold = lines.find((line) => line.lineId === lineId);
    if (!sold) return { type: 'LineUnknown', field: 'lineId', lineId };
    const returnable = withdrawable(state, sold);
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > returnable)
      return { type: 'ReturnAboveSold', field: 'quantity', lineId, returnable };
  }
  const [medicine] = partedByRight(lines, wanted).kept;
  return medicine && !stops(state, wanted)
    ? { type: 'LineNotReturnable', field: 'lineId', lineId: medicine.lineId, reason: 'medicine' }
    : null;
}
