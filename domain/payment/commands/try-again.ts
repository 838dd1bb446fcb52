import { accept, reject, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentEvent } from '../events.js';
import type { PaymentDecision } from '../rejections.js';
import { moneyAtHand } from '../money.js';
import { sendCapture, sendRefund, sendReversal } from '../sending.js';
import type { PaymentState } from '../state.js';
import { refusesReason } from '../task-reason.js';
import { openTask, type PaymentTask } from '../tasks.js';

/** Sends a failed request again when staff ask for it. */
export interface TryAgain {
  readonly type: 'TryAgain';
  readonly taskId: Uuid;
  readonly reason: string;
  readonly at: Instant;
}

export function tryAgain({ taskId, reason, at }: TryAgain, state: PaymentState): PaymentDecision {
  const task = openTask(state, taskId);
  if (!task) return reject({ type: 'TaskNotOpen', field: 'taskId' });
  const refusal = refusesReason(reason, at);
  if (refusal) return reject(refusal);
  const sent = sendAgain(task, state, at);
  if (!sent) return reject({ type: 'TaskNotRetriable', field: 'taskId' });
  return accept({ type: 'TaskRetried', data: { taskId, kind: task.kind, reason, retriedAt: at } }, sent);
}

function sendAgain(
  { kind, taskId, amount, attempts: attempt }: PaymentTask,
  state: PaymentState,
  at: Instant,
): PaymentEvent | null {
  switch (kind) {
    case 'capture':
      return sendCapture({ captureId: taskId, attempt }, at);
    case 'refund':
      return moneyAtHand(state) >= amount ? sendRefund({ refundId: taskId, attempt }, at) : null;
    case 'reversal':
      return sendReversal({ reversalId: taskId, attempt }, at);
    case 'unpaid':
    case 'difference':
      return null;
  }
}
