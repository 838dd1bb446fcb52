import { stockholmDate, type Instant } from '../../kernel/index.js';
import type { OrderEvent, PlacedOrder } from '../events.js';
import type { OrderState } from '../state.js';
import { partedByRight } from './goods.js';
import { refundDay } from './period.js';
import { isOpen, type Withdrawal } from './state.js';
import { stillToReturn } from './still-to-return.js';

type Notice = Pick<Withdrawal, 'withdrawalId' | 'lines' | 'notifiedAt'>;

/** What follows when the goods of a notice have left: they are to come back, but for the medicines. */
export function awaitReturn(
  notice: Notice,
  place: number,
  { orderNumber, lines }: PlacedOrder,
  at: Instant,
): OrderEvent {
  const { withdrawalId, notifiedAt } = notice;
  const { back, kept } = partedByRight(lines, notice.lines);
  if (back.length === 0)
    return { type: 'WithdrawalDeclined', data: { withdrawalId, reason: 'not-returnable', declinedAt: at } };
  return {
    type: 'ReturnAwaited',
    data: {
      withdrawalId,
      returnNumber: `${orderNumber}-R${place}`,
      lines: back,
      kept,
      refundBy: refundDay(stockholmDate(notifiedAt)),
      awaitedAt: at,
    },
  };
}

/** The order is cancelled, so no goods of any notice leave. */
export function stoppedWithdrawals({ withdrawals }: OrderState, stoppedAt: Instant): readonly OrderEvent[] {
  return withdrawals
    .filter(isOpen)
    .map(({ withdrawalId }) => ({ type: 'WithdrawalStopped', data: { withdrawalId, stoppedAt } }));
}

/** The goods of these notices were lacking, or came back in another way. The customer has nothing to send back. */
export function emptiedWithdrawals(state: OrderState, stoppedAt: Instant): readonly OrderEvent[] {
  return state.withdrawals
    .filter((notice) => notice.status === 'awaited' && stillToReturn(state, notice).length === 0)
    .map(({ withdrawalId }) => ({ type: 'WithdrawalStopped', data: { withdrawalId, stoppedAt } }));
}
