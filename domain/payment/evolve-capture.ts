import type { Uuid } from '../kernel/index.js';
import { failed, NOT_SENT, sent } from './attempt.js';
import { findCapture } from './captures.js';
import type { CaptureEvent } from './modification-events.js';
import type { Capture, PaymentState } from './state.js';

export function evolveCapture(state: PaymentState, event: CaptureEvent): PaymentState {
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
    default:
      event satisfies never;
      return state;
  }
}

export function changeCapture(state: PaymentState, captureId: Uuid, change: Partial<Capture>): PaymentState {
  const captures = state.captures.map((each) => (each.captureId === captureId ? { ...each, ...change } : each));
  return { ...state, captures };
}
