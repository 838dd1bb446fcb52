import type { Uuid } from '../kernel/index.js';
import type { Failure, ModificationEvent } from './modification-events.js';
import { findCapture } from './captures.js';
import type { Capture, PaymentState, Refund, Reversal } from './state.js';

const NOT_SENT = { attempt: 0, retryAt: null, failure: null } as const;

export function evolveModification(state: PaymentState, event: ModificationEvent): PaymentState {
  switch (event.type) {
    case 'CaptureRequested': {
      const { captureId, amount } = event.data;
      const capture = { captureId, amount, status: 'requested', ...NOT_SENT } as const;
      return { ...state, captures: [...state.captures, capture] };
    }
    case 'CaptureSent':
      return changeCapture(state, event.data.captureId, sent(event.data));
    case 'PaymentCaptured': {
      const { captureId, amount } = event.data;
      const captured = { status: 'captured', amount, retryAt: null, failure: null } as const;
      // Money that was captured with its authorisation has no request.
      return findCapture(state, captureId)
        ? changeCapture(state, captureId, captured)
        : { ...state, captures: [...state.captures, { captureId, ...NOT_SENT, ...captured }] };
    }
    case 'CaptureFailed':
      return changeCapture(state, event.data.captureId, failed(event.data));
    case 'CaptureDropped':
      return changeCapture(state, event.data.captureId, { status: 'dropped', retryAt: null });
    case 'ReservationReduced': {
      const { partId, amount } = event.data;
      return { ...state, reductions: [...state.reductions, { partId, amount }] };
    }
    case 'RestReleaseRequested':
      return { ...state, restRelease: event.data };
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

export function changeCapture(state: PaymentState, captureId: Uuid, change: Partial<Capture>): PaymentState {
  const captures = state.captures.map((each) => (each.captureId === captureId ? { ...each, ...change } : each));
  return { ...state, captures };
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
