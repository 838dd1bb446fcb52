import { accept, reject, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentEvent } from '../events.js';
import { isOwed } from '../money.js';
import type { PaymentDecision } from '../rejections.js';
import { failureOf } from '../retries.js';
import type { PaymentState } from '../state.js';
import { refusesReason } from '../task-reason.js';
import { openTask } from '../tasks.js';

/** Closes a task that staff have settled in another way. The reason says how. */
export interface CloseTask {
  readonly type: 'CloseTask';
  readonly taskId: Uuid;
  readonly reason: string;
  readonly at: Instant;
}

export function closeTask({ taskId, reason, at }: CloseTask, state: PaymentState): PaymentDecision {
  const task = openTask(state, taskId);
  if (!task) return reject({ type: 'TaskNotOpen', field: 'taskId' });
  const refusal = refusesReason(reason, at);
  if (refusal) return reject(refusal);
  const { kind } = task;
  const orphans = kind === 'capture' ? waitedForIt(state, at) : [];
  return accept({ type: 'TaskClosed', data: { taskId, kind, reason, closedAt: at } }, ...orphans);
}

/**
 * Makes a task of each refund that waits for this capture, because the capture will never come. Only staff know how the
 * customer paid.
 */
function waitedForIt({ refunds }: PaymentState, failedAt: Instant): readonly PaymentEvent[] {
  return refunds.filter(isOwed).map(({ refundId, attempt }) => ({
    type: 'RefundFailed',
    data: { refundId, ...failureOf({ attempt, reason: 'capture-closed', failedAt }, false) },
  }));
}
