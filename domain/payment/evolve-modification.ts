import type { Uuid } from '../kernel/index.js';
import type { ModificationEvent } from './modification-events.js';
import { evolveCapture } from './evolve-capture.js';
import { failed, NOT_SENT, sent } from './attempt.js';
import type { PaymentState, Refund, Reversal } from './state.js';

export function evolveModification(state: PaymentState, event: ModificationEvent): PaymentState {
  switch (event.type) {
    case 'CaptureRequested':
    case 'CaptureSent':
    case 'PaymentCaptured':
    case 'CaptureFailed':
    case 'CaptureDropped':
    case 'ReservationReduced':
    case 'RestReleaseRequested':
      return evolveCapture(state, event);
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
