import { accept, reject, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision, PaymentRejection } from '../rejections.js';
import type { PaymentState } from '../state.js';
import { refusesReason } from '../task-reason.js';
import { openTask, type PaymentTask } from '../tasks.js';

/** Proposes to pay to an account that the customer gave, because the partner cannot refund the money. */
export interface ProposePayout {
  readonly type: 'ProposePayout';
  readonly taskId: Uuid;
  /** Clearing number and account number, or IBAN. */
  readonly account: string;
  readonly customerId: Uuid | null;
  readonly reason: string;
  readonly staffId: Uuid;
  readonly at: Instant;
}

/**
 * A Swedish account is a clearing number and account number, 8 to 16 digits in all. An IBAN has at most 34 characters.
 */
const ACCOUNT = /^([A-Z]{2}\d{2}[A-Z0-9]{11,30}|\d{8,16})$/;

export function proposePayout(command: ProposePayout, state: PaymentState): PaymentDecision {
  const { taskId, customerId, reason, staffId: proposedBy, at: proposedAt } = command;
  const account = command.account.replace(/[\s-]/g, '').toUpperCase();
  const task = openTask(state, taskId);
  if (!task) return reject({ type: 'TaskNotOpen', field: 'taskId' });
  const refusal = refusesPayout(task, state) ?? refusesReason(reason, proposedAt);
  if (refusal) return reject(refusal);
  if (!ACCOUNT.test(account)) return reject({ type: 'AccountInvalid', field: 'account' });
  const { kind, amount } = task;
  return accept({
    type: 'PayoutProposed',
    data: {
      taskId,
      kind,
      amount,
      account,
      customerId,
      orderId: state.started?.orderId ?? '',
      reason,
      proposedBy,
      proposedAt,
    },
  });
}

/** Allows only payouts of captured money, because reserved money never belonged to the shop. */
function refusesPayout({ kind, payout }: PaymentTask, { started }: PaymentState): PaymentRejection | null {
  const payable = kind === 'refund' || (kind === 'reversal' && started?.capture === 'at-once');
  if (!payable) return { type: 'TaskNotPayable', field: 'taskId' };
  return payout ? { type: 'PayoutAlreadyProposed', field: 'taskId' } : null;
}
