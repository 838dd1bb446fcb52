import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import type { CancellationAnswered, OrderEvent } from '../events.js';
import type { OrderDecision } from '../rejections.js';
import type { OrderState } from '../state.js';
import { returnsInstead, stoppedWithdrawals } from '../withdrawal/await-return.js';

/** Records the warehouse's response to a request to cancel. The response decides whether the parcel is sent. */
export interface AnswerCancellation {
  readonly type: 'AnswerCancellation';
  readonly answer: CancellationAnswered['data']['answer'];
  readonly answeredAt: Instant;
}

export function answerCancellation({ answer, answeredAt }: AnswerCancellation, state: OrderState): OrderDecision {
  if (!state.order) return reject({ type: 'OrderUnknown' });
  if (!state.cancellation) return unchanged;
  const hasLeft = state.dispatchedAt !== null;
  const answered: OrderEvent = {
    type: 'CancellationAnswered',
    data: { answer: hasLeft ? 'too-late' : answer, answeredAt },
  };
  if (hasLeft || answer === 'too-late') return accept(answered, ...returnsInstead(state, answeredAt));
  const { reason } = state.cancellation;
  return accept<OrderEvent>(
    answered,
    { type: 'OrderCancelled', data: { reason, cancelledAt: answeredAt } },
    ...stoppedWithdrawals(state, answeredAt),
  );
}
