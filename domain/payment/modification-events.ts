import type { DomainEvent, Instant, Ore, Uuid } from '../kernel/index.js';

/**
 * Capture, refund and reversal: requests to the partner about a payment. `…Requested` says that it is due, `…Sent` that
 * attempt n goes to the partner. The partner's final answer ends each attempt.
 */
export interface Attempt {
  /** From 1; part of the reference and of the idempotency key at the partner. */
  readonly attempt: number;
  readonly sentAt: Instant;
}

export interface Failure {
  readonly attempt: number;
  readonly reason: string;
  /** Null in events from before this was recorded. */
  readonly failedAt: Instant | null;
  /** When the next attempt is sent; null: a person must act. */
  readonly retryAt: Instant | null;
  /** The sum that had counted as moved until this event; 0 without an earlier success. */
  readonly undone: Ore;
  /** The rule of the retry. */
  readonly ruleVersion: string | null;
}

export type CaptureRequested = DomainEvent<
  'CaptureRequested',
  { readonly captureId: Uuid; readonly amount: Ore; readonly requestedAt: Instant }
>;
export type CaptureSent = DomainEvent<'CaptureSent', { readonly captureId: Uuid } & Attempt>;
export type PaymentCaptured = DomainEvent<
  'PaymentCaptured',
  { readonly captureId: Uuid; readonly amount: Ore; readonly pspReference: string; readonly capturedAt: Instant }
>;
/** Also after PaymentCaptured: the bank may take the money back days later, and then it is due again. */
export type CaptureFailed = DomainEvent<'CaptureFailed', { readonly captureId: Uuid } & Failure>;
/** It failed and is no longer due: the order was cancelled or wholly returned. */
export type CaptureDropped = DomainEvent<'CaptureDropped', { readonly captureId: Uuid; readonly reason: string }>;

/** Waits for its capture: money that is not captured cannot be refunded. */
export type RefundRequested = DomainEvent<
  'RefundRequested',
  {
    readonly refundId: Uuid;
    readonly amount: Ore;
    readonly pspReference: string;
    readonly reason: string;
    readonly requestedAt: Instant;
  }
>;
export type RefundSent = DomainEvent<'RefundSent', { readonly refundId: Uuid } & Attempt>;
export type PaymentRefunded = DomainEvent<
  'PaymentRefunded',
  { readonly refundId: Uuid; readonly amount: Ore; readonly pspReference: string; readonly refundedAt: Instant }
>;
export type RefundFailed = DomainEvent<'RefundFailed', { readonly refundId: Uuid } & Failure>;
/** Nothing was captured in the end, so nothing is refunded. */
export type RefundDropped = DomainEvent<'RefundDropped', { readonly refundId: Uuid; readonly reason: string }>;

/** A reservation is released, or unexpected money is sent back: the partner knows which of the two. */
export type ReversalRequested = DomainEvent<
  'ReversalRequested',
  {
    readonly reversalId: Uuid;
    readonly amount: Ore;
    /** The authorisation; a late one is not the payment's own. */
    readonly pspReference: string;
    readonly reason: string;
    readonly requestedAt: Instant;
  }
>;
export type ReversalSent = DomainEvent<'ReversalSent', { readonly reversalId: Uuid } & Attempt>;
export type PaymentReversed = DomainEvent<
  'PaymentReversed',
  { readonly reversalId: Uuid; readonly amount: Ore; readonly pspReference: string; readonly reversedAt: Instant }
>;
export type ReversalFailed = DomainEvent<'ReversalFailed', { readonly reversalId: Uuid } & Failure>;

/** The partner released what it held for an abandoned attempt: there is nothing to undo. */
export type AuthorisationReleased = DomainEvent<
  'AuthorisationReleased',
  {
    readonly pspReference: string;
    /** The reversal that this ends; null where none was requested. */
    readonly reversalId: Uuid | null;
    readonly releasedAt: Instant;
  }
>;

/** A parcel left although its money can no longer be captured: a person must settle it. */
export type GoodsLeftUnpaid = DomainEvent<
  'GoodsLeftUnpaid',
  { readonly captureId: Uuid; readonly amount: Ore; readonly leftAt: Instant }
>;

export type ModificationEvent =
  | CaptureRequested
  | CaptureSent
  | PaymentCaptured
  | CaptureFailed
  | CaptureDropped
  | RefundRequested
  | RefundSent
  | PaymentRefunded
  | RefundFailed
  | RefundDropped
  | ReversalRequested
  | ReversalSent
  | PaymentReversed
  | ReversalFailed
  | AuthorisationReleased
  | GoodsLeftUnpaid;

/** Failures of version 1 had no retry: they are a person's task. */
export function failureFromVersion1<Data extends { readonly reason: string }>(data: Data): Data & Failure {
  return { ...data, attempt: 1, failedAt: null, retryAt: null, undone: 0, ruleVersion: null };
}
