import type { Uuid } from '../kernel/index.js';
import { changeCapture } from './evolve-capture.js';
import { changeRefund, changeReversal } from './evolve-modification.js';
import type { Payout, PaymentState } from './state.js';
import type { PayoutProposed, TaskClosed, TaskEvent } from './task-events.js';

export function evolveTask(state: PaymentState, event: TaskEvent): PaymentState {
  switch (event.type) {
    case 'TaskRetried':
      return state;
    case 'TaskClosed':
      return close(state, event.data);
    case 'PayoutProposed':
      return changePayout(state, event.data.taskId, { payout: payoutOf(event.data) });
    case 'PayoutApproved':
      return changePayout(state, event.data.taskId, { status: 'paid-out', retryAt: null });
    case 'PayoutDeclined':
      return changePayout(state, event.data.taskId, { payout: null });
    case 'PaymentDiffered': {
      const { settled: closed, foundAt: _, ...difference } = event.data;
      return { ...state, differences: [...state.differences, { ...difference, closed }] };
    }
    default:
      event satisfies never;
      return state;
  }
}

function close(state: PaymentState, { taskId, kind }: TaskClosed['data']): PaymentState {
  const closed = { status: 'closed', retryAt: null } as const;
  switch (kind) {
    case 'capture':
      return changeCapture(state, taskId, closed);
    case 'refund':
      return changeRefund(state, taskId, closed);
    case 'reversal':
      return changeReversal(state, taskId, closed);
    case 'unpaid':
      return {
        ...state,
        unpaid: state.unpaid.map((each) => (each.captureId === taskId ? { ...each, closed: true } : each)),
      };
    case 'difference': {
      const differences = state.differences.map((each) =>
        each.differenceId === taskId ? { ...each, closed: true } : each,
      );
      return { ...state, differences };
    }
  }
}

type PayoutChange = { readonly payout: Payout | null } | { readonly status: 'paid-out'; readonly retryAt: null };

function changePayout(state: PaymentState, taskId: Uuid, change: PayoutChange): PaymentState {
  return changeReversal(changeRefund(state, taskId, change), taskId, change);
}

function payoutOf({ account, proposedBy, proposedAt, reason }: PayoutProposed['data']): Payout {
  return { account, proposedBy, proposedAt, reason };
}
