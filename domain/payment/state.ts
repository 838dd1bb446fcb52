import type { Forgotten, Instant, Ore, Uuid } from '../kernel/index.js';
import type {
  CaptureTiming,
  PaymentActionRequired,
  PaymentCancelled,
  PaymentDiffered,
  PaymentEvent,
  PaymentStarted,
  RestReleaseRequested,
} from './events.js';
import { evolveModification } from './evolve-modification.js';
import { evolveTask } from './evolve-task.js';
import { evolveInvoice, initialInvoice, type InvoiceState } from './invoice/state.js';

/** The progress of the shopper's attempt. `authorised`, `refused` and `cancelled` end it. */
export type PaymentPhase = 'absent' | 'started' | 'action-required' | 'authorised' | 'refused' | 'cancelled';

/** A capture, refund or reversal that the shop requested, with its last attempt. */
export interface Modification {
  readonly amount: Ore;
  /** The number of the last attempt. 0 until the first one is sent. */
  readonly attempt: number;
  /** When the next attempt is sent after a failure. Null without a failure, or when staff must decide. */
  readonly retryAt: Instant | null;
  readonly failure: string | null;
}

export interface Capture extends Modification {
  readonly captureId: Uuid;
  readonly status: 'requested' | 'captured' | 'failed' | 'dropped' | 'closed';
}

export interface Reduction {
  readonly partId: Uuid;
  readonly amount: Ore;
}

export interface Payout {
  readonly account: string | Forgotten;
  readonly proposedBy: Uuid;
  readonly proposedAt: Instant;
  readonly reason: string;
}

export interface Refund extends Modification {
  readonly refundId: Uuid;
  readonly pspReference: string;
  readonly reason: string;
  /** `waiting` means that the refund waits for the capture of its money. */
  readonly status: 'waiting' | 'requested' | 'refunded' | 'failed' | 'dropped' | 'paid-out' | 'closed';
  readonly payout: Payout | null;
}

export interface Reversal extends Modification {
  readonly reversalId: Uuid;
  readonly pspReference: string;
  /** `released` means that the partner had released the reservation, so the reversal is no longer needed. */
  readonly status: 'requested' | 'reversed' | 'released' | 'failed' | 'paid-out' | 'closed';
  readonly payout: Payout | null;
}

export interface LateAuthorisation {
  readonly pspReference: string;
  readonly amount: Ore;
}

export interface Unpaid {
  readonly captureId: Uuid;
  readonly amount: Ore;
  readonly closed: boolean;
}

export interface Difference extends Omit<PaymentDiffered['data'], 'settled' | 'foundAt'> {
  readonly closed: boolean;
}

export interface PaymentState {
  readonly phase: PaymentPhase;
  readonly started: PaymentStarted['data'] | null;
  readonly action: PaymentActionRequired['data'] | null;
  /** The partner's reference of the authorisation that pays for the order. */
  readonly pspReference: string | null;
  readonly authorisedAt: Instant | null;
  readonly refusal: string | null;
  readonly cancellation: PaymentCancelled['data']['reason'] | null;
  /** One capture for each parcel that was sent. Together they never exceed the authorised sum. */
  readonly captures: readonly Capture[];
  /** Parts of the reservation that are never captured, because their goods are not sent. */
  readonly reductions: readonly Reduction[];
  /** The request to release what no capture needs. Null while a parcel may still be sent. */
  readonly restRelease: RestReleaseRequested['data'] | null;
  readonly refunds: readonly Refund[];
  readonly reversals: readonly Reversal[];
  readonly late: readonly LateAuthorisation[];
  /** The partner's references of the authorisations that it has released. */
  readonly released: readonly string[];
  readonly unpaid: readonly Unpaid[];
  readonly differences: readonly Difference[];
  readonly invoice: InvoiceState;
}

export const initialPayment: PaymentState = {
  phase: 'absent',
  started: null,
  action: null,
  pspReference: null,
  authorisedAt: null,
  refusal: null,
  cancellation: null,
  captures: [],
  reductions: [],
  restRelease: null,
  refunds: [],
  reversals: [],
  late: [],
  released: [],
  unpaid: [],
  differences: [],
  invoice: initialInvoice,
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
    case 'LateAuthorisationReceived':
      return { ...state, late: [...state.late, { pspReference: event.data.pspReference, amount: event.data.amount }] };
    case 'InvoicePlanChosen':
    case 'InvoiceNoticeIssued':
    case 'InvoiceNoticeReminded':
    case 'InvoiceNoticeCredited':
    case 'InvoiceNoticePaid':
      return { ...state, invoice: evolveInvoice(state.invoice, event) };
    case 'TaskRetried':
    case 'TaskClosed':
    case 'PayoutProposed':
    case 'PayoutApproved':
    case 'PayoutDeclined':
    case 'PaymentDiffered':
      return evolveTask(state, event);
    default:
      return evolveModification(state, event);
  }
}

export function isUndecided({ phase }: Pick<PaymentState, 'phase'>): boolean {
  return phase === 'started' || phase === 'action-required';
}

/** When the money is captured. Null before the payment has started. */
export function captureTiming(state: PaymentState): CaptureTiming | null {
  return state.started?.capture ?? null;
}
