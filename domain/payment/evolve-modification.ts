import type { Uuid } from '../kernel/index.js';
import type { Failure, ModificationEvent } from './modification-events.js';
import type { Capture, PaymentState, Refund, Reversal } from './state.js';

const NOT_SENT = { attempt: 0, retryAt: null, failure: null } as const;

export function evolveModification(state: PaymentState, event: ModificationEvent): PaymentState {
  switch (event.type) {
    case 'CaptureRequested': {
      const { captureId, amount } = event.data;
      return { ...state, capture: { captureId, amount, status: 'requested', ...NOT_SENT } };
    }
    case 'CaptureSent':
      return changeCapture(state, sent(event.data));
    case 'PaymentCaptured': {
      const { captureId, amount } = event.data;
      const { attempt } = state.capture ?? NOT_SENT;
      return { ...state, capture: { captureId, amount, status: 'captured', attempt, retryAt: null, failure: null } };
    }
    case 'CaptureFailed':
      return changeCapture(state, failed(event.data));
    case 'CaptureDropped':
      return changeCapture(state, { status: 'dropped', retryAt: null });
    case 'RefundRequested': {
      const { requestedAt: _, ...asked } = event.data;
      const refund = { ...asked, status: 'waiting', payout: null, ...NOT_SENT } as const;
      return { ...state, refunds: [...state.refunds, refund] };
    }
    case 'RefundSent':
      return changeRefund(state, event.data.refundId, { ...sent(event.data), payout: null });
    case 'PaymentRefunded':
      return changeRefund(state, event.data.refundId, { status: 'refunded', retryAt: null, failure: null });
    case 'RefundFailed':
      return changeRefund(state, event.data.refundId, failed(event.data));
    case 'RefundDropped':
      return changeRefund(state, event.data.refundId, { status: 'dropped', retryAt: null });
    case 'ReversalRequested': {
      const { reversalId, amount, pspReference } = event.data;
      const reversal = { reversalId, amount, pspReference, status: 'requested', payout: null, ...NOT_SENT } as const;
      return { ...state, reversals: [...state.reversals, reversal] };
    }
    case 'ReversalSent':
      return changeReversal(state, event.data.reversalId, { ...sent(event.data), payout: null });
    case 'PaymentReversed':
      return changeReversal(state, event.data.reversalId, { status: 'reversed', retryAt: null, failure: null });
    case 'ReversalFailed':
      return changeReversal(state, event.data.reversalId, failed(event.data));
    case 'AuthorisationReleased': {
      const { pspReference, reversalId } = event.data;
      const after = reversalId ? changeReversal(state, reversalId, { status: 'released', retryAt: null }) : state;
      return { ...after, released: [...state.released, pspReference] };
    }
    case 'GoodsLeftUnpaid': {
      const { captureId, amount } = event.data;
      return { ...state, unpaid: [...state.unpaid, { captureId, amount, closed: false }] };
    }
    default:
      event satisfies never;
      return state;
  }
}

function sent({ attempt }: { readonly attempt: number }) {
  return { status: 'requested', attempt, retryAt: null, failure: null } as const;
}

function failed({ attempt, retryAt, reason: failure }: Failure) {
  return { status: 'failed', attempt, retryAt, failure } as const;
}

export function changeCapture(state: PaymentState, change: Partial<Capture>): PaymentState {
  return { ...state, capture: state.capture && { ...state.capture, ...change } };
}

export function changeRefund(state: PaymentState, refundId: Uuid, change: Partial<Refund>): PaymentState {
  return {
    ...state,
    refunds: state.refunds.map((each) => (each.refundId === refundId ? { ...each, ...change } : each)),
  };
}

export function changeReversal(state: PaymentState, reversalId: Uuid, change: Partial<Reversal>): PaymentState {
  const reversals = state.reversals.map((each) => (each.reversalId === reversalId ? { ...each, ...change } : each));
  return { ...state, reversals };
}
