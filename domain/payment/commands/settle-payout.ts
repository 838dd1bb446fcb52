import { accept, reject, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';
import { refusesReason } from '../task-reason.js';
import { openTask } from '../tasks.js';

interface Settling {
  readonly taskId: Uuid;
  readonly reason: string;
  readonly staffId: Uuid;
  readonly at: Instant;
}

/** Approves a payout, after a second person has checked account and sum. */
export interface ApprovePayout extends Settling {
  readonly type: 'ApprovePayout';
}

/** Withdraws the proposal of a payout. Any staff member may do this; the task stays open. */
export interface DeclinePayout extends Settling {
  readonly type: 'DeclinePayout';
}

export function settlePayout(command: ApprovePayout | DeclinePayout, state: PaymentState): PaymentDecision {
  const { taskId, reason, staffId, at } = command;
  const task = openTask(state, taskId);
  if (!task) return reject({ type: 'TaskNotOpen', field: 'taskId' });
  const { kind, amount, payout } = task;
  if (!payout) return reject({ type: 'PayoutNotProposed', field: 'taskId' });
  const refusal = refusesReason(reason, at);
  if (refusal) return reject(refusal);
  if (command.type === 'DeclinePayout')
    return accept({ type: 'PayoutDeclined', data: { taskId, kind, reason, declinedBy: staffId, declinedAt: at } });
  if (payout.proposedBy === staffId) return reject({ type: 'SecondPersonRequired' });
  return accept({
    type: 'PayoutApproved',
    data: { taskId, kind, amount, reason, approvedBy: staffId, approvedAt: at },
  });
}
