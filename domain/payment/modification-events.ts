import type { DomainEvent, Instant, Ore, Uuid } from '../kernel/index.js';

/**
 * Capture, refund and reversal: requests to the partner about a payment. `…Requested` means that it is due, `…Sent`
 * that attempt n goes to the partner. The partner's final response ends each attempt.
 */
export interface Attempt {
  /** The number of the attempt, from 1. The reference and the idempotency key at the partner contain this number. */
  readonly attempt: number;
  readonly sentAt: Instant;
}

export interface Failure {
  readonly attempt: number;
  readonly reason: string;
  /** Null in older events, which did not record it. */
  readonly failedAt: Instant | null;
  /** When the next attempt is sent. Null when staff must decide. */
  readonly retryAt: Instant | null;
  /** The sum of an earlier success that this failure reverses. 0 without an earlier success. */
  readonly undone: Ore;
  /** The version of the retry rule. */
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
/** The capture failed. This may come after PaymentCaptured: the bank may take the money back days later. */
export type CaptureFailed = DomainEvent<'CaptureFailed', { readonly captureId: Uuid } & Failure>;
/** The failed capture is no longer due, because the order was cancelled or wholly returned. */
export type CaptureDropped = DomainEvent<'CaptureDropped', { readonly captureId: Uuid; readonly reason: string }>;

/** The refund waits for its capture, because only captured money can be refunded. */
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

/** A reservation is to be released, or unexpected money to be sent back. The partner knows which of the two. */
export type ReversalRequested = DomainEvent<
  'ReversalRequested',
  {
    readonly reversalId: Uuid;
    readonly amount: Ore;
    /** The reference of the authorisation. A late authorisation is not the payment's own. */
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

/** The partner released an abandoned attempt, so there is nothing to reverse. */
export type AuthorisationReleased = DomainEvent<
  'AuthorisationReleased',
  {
    readonly pspReference: string;
    /** The requested reversal that this release ends. Null where the shop requested no reversal. */
    readonly reversalId: Uuid | null;
    readonly releasedAt: Instant;
  }
>;

/** A parcel was sent although its money can no longer be captured. Staff must settle it. */
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

/** Failures of version 1 had no retry. They are tasks for staff. */
export function failureFromVersion1<Data extends { readonly reason: string }>(data: Data): Data & Failure {
  return { ...data, attempt: 1, failedAt: null, retryAt: null, undone: 0, ruleVersion: null };
}
