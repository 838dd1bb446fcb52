import type { Instant, Ore, Uuid } from '../kernel/index.js';
import type {
  CaptureTiming,
  PaymentActionRequired,
  PaymentCancelled,
  PaymentEvent,
  PaymentStarted,
  RefundRequested,
} from './events.js';

/** `authorised`, `refused` and `cancelled` are final for the shopper's attempt. */
export type PaymentPhase = 'absent' | 'started' | 'action-required' | 'authorised' | 'refused' | 'cancelled';

export interface Capture {
  readonly captureId: Uuid;
  readonly amount: Ore;
  readonly status: 'requested' | 'captured' | 'failed';
}

export interface Refund {
  readonly refundId: Uuid;
  readonly amount: Ore;
  readonly pspReference: string;
  readonly status: 'requested' | 'refunded' | 'failed';
}

export interface LateAuthorisation {
  readonly pspReference: string;
  readonly amount: Ore;
}

export interface PaymentState {
  readonly phase: PaymentPhase;
  readonly started: PaymentStarted['data'] | null;
  readonly action: PaymentActionRequired['data'] | null;
  /** The partner's reference of the authorisation the order stands on. */
  readonly pspReference: string | null;
  readonly authorisedAt: Instant | null;
  readonly refusal: string | null;
  readonly cancellation: PaymentCancelled['data']['reason'] | null;
  readonly capture: Capture | null;
  readonly refunds: readonly Refund[];
  readonly late: readonly LateAuthorisation[];
}

export const initialPayment: PaymentState = {
  phase: 'absent',
  started: null,
  action: null,
  pspReference: null,
  authorisedAt: null,
  refusal: null,
  cancellation: null,
  capture: null,
  refunds: [],
  late: [],
};

export function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'PaymentStarted':
      return { ...state, phase: 'started', started: event.data };
    case 'PaymentActionRequired':
      return { ...state, phase: 'action-required', action: event.data };
    case 'PaymentAuthorised':
      return {
        ...state,
        phase: 'authorised',
        pspReference: event.data.pspReference,
        authorisedAt: event.data.authorisedAt,
      };
    case 'PaymentRefused':
      return { ...state, phase: 'refused', refusal: event.data.reason };
    case 'PaymentCancelled':
      return { ...state, phase: 'cancelled', cancellation: event.data.reason };
    case 'CaptureRequested':
      return { ...state, capture: { ...askedOf(event.data), status: 'requested' } };
    case 'PaymentCaptured':
      return { ...state, capture: { ...askedOf(event.data), status: 'captured' } };
    case 'CaptureFailed':
      return { ...state, capture: state.capture && { ...state.capture, status: 'failed' } };
    case 'RefundRequested':
      return { ...state, refunds: [...state.refunds, { ...refundOf(event.data), status: 'requested' }] };
    case 'PaymentRefunded':
      return { ...state, refunds: markRefund(state.refunds, event.data.refundId, 'refunded') };
    case 'RefundFailed':
      return { ...state, refunds: markRefund(state.refunds, event.data.refundId, 'failed') };
    case 'LateAuthorisationReceived':
      return { ...state, late: [...state.late, { pspReference: event.data.pspReference, amount: event.data.amount }] };
    default:
      event satisfies never;
      return state;
  }
}

export function isUndecided({ phase }: Pick<PaymentState, 'phase'>): boolean {
  return phase === 'started' || phase === 'action-required';
}

/** Cards and Klarna are captured at dispatch; null before the payment is started. */
export function captureTiming(state: PaymentState): CaptureTiming | null {
  return state.started?.capture ?? null;
}

function askedOf({ captureId, amount }: Pick<Capture, 'captureId' | 'amount'>) {
  return { captureId, amount };
}

function refundOf({ refundId, amount, pspReference }: RefundRequested['data']) {
  return { refundId, amount, pspReference };
}

function markRefund(refunds: readonly Refund[], refundId: Uuid, status: Refund['status']): readonly Refund[] {
  return refunds.map((refund) => (refund.refundId === refundId ? { ...refund, status } : refund));
}
