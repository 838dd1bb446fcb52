import type { Ore, Uuid } from '../kernel/index.js';
import type { TaskKind } from './events.js';
import type { Modification, Payout, PaymentState } from './state.js';

export interface PaymentTask {
  readonly taskId: Uuid;
  readonly kind: TaskKind;
  readonly amount: Ore;
  readonly attempts: number;
  readonly payout: Payout | null;
}

export function openTasks(state: PaymentState): readonly PaymentTask[] {
  const { captures, refunds, reversals, unpaid, differences } = state;
  return [
    ...captures.filter(needsPerson).map((each) => task('capture', each.captureId, each)),
    ...refunds.filter(needsPerson).map((each) => task('refund', each.refundId, each, each.payout)),
    ...reversals.filter(needsPerson).map((each) => task('reversal', each.reversalId, each, each.payout)),
    ...unpaid.filter(({ closed }) => !closed).map((each) => task('unpaid', each.captureId, { ...each, attempt: 0 })),
    ...differences
      .filter(({ closed }) => !closed)
      .map((each) => task('difference', each.differenceId, { ...each, attempt: 0 })),
  ];
}

export function openTask(state: PaymentState, taskId: Uuid): PaymentTask | null {
  return openTasks(state).find((each) => each.taskId === taskId) ?? null;
}

function needsPerson({ status, retryAt }: Modification & { readonly status: string }): boolean {
  return status === 'failed' && retryAt === null;
}

function task(
  kind: TaskKind,
  taskId: Uuid,
  { amount, attempt }: Pick<Modification, 'amount' | 'attempt'>,
  payout: Payout | null = null,
): PaymentTask {
  return { taskId, kind, amount, attempts: attempt, payout };
}
