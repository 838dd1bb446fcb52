import type { DomainEvent, Instant, Ore, Uuid } from '../kernel/index.js';

/**
 * One attempt to perform a capture, refund or reversal. Its `…Requested` event says that it is due. Each `…Sent` event
 * starts an attempt, and the partner's final response ends it.
 */
export interface Attempt {
  /** The number of the attempt, from 1. The reference and the idempotency key at the partner contain this number. */
  readonly attempt: number;
  readonly sentAt: Instant;
}

export interface Failure {
  readonly attempt: number;
  readonly reason: string;
  /** Null in version 1 of these events, which did not record the time. */
  readonly failedAt: Instant | null;
  /** When the next attempt is sent. Null when no attempt follows and staff must decide. */
  readonly retryAt: Instant | null;
  /** The amount of an earlier success that this failure undoes. 0 without an earlier success. */
  readonly undone: Ore;
  /** The version of the rule for retries. Null in version 1 of these events. */
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
/** The failed capture is given up, because nothing is due any more: the order was cancelled or wholly returned. */
export type CaptureDropped = DomainEvent<'CaptureDropped', { readonly captureId: Uuid; readonly reason: string }>;

/** Goods of a reserved payment are not sent. Their part of the reservation is never captured. */
export type ReservationReduced = DomainEvent<
  'ReservationReduced',
  { readonly partId: Uuid; readonly amount: Ore; readonly reason: string; readonly reducedAt: Instant }
>;
/** Everything that is due has been captured. The partner is asked to release the rest of the reservation. */
export type RestReleaseRequested = DomainEvent<
  'RestReleaseRequested',
  { readonly releaseId: Uuid; readonly amount: Ore; readonly pspReference: string; readonly requestedAt: Instant }
>;

/** A refund is due. It is sent when its money is captured, because the partner can refund only captured money. */
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
/** The refund is given up, because its money was never captured. */
export type RefundDropped = DomainEvent<'RefundDropped', { readonly refundId: Uuid; readonly reason: string }>;

/** A reservation must be released, or unexpected money sent back. The partner decides which of the two is needed. */
export type ReversalRequested = DomainEvent<
  'ReversalRequested',
  {
    readonly reversalId: Uuid;
    readonly amount: Ore;
    /** The reference of the authorisation to reverse. A late authorisation has another reference than the payment. */
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

/** The partner released a reservation. Its money can no longer be captured or reversed. */
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

export type CaptureEvent =
  | CaptureRequested
  | CaptureSent
  | PaymentCaptured
  | CaptureFailed
  | CaptureDropped
  | ReservationReduced
  | RestReleaseRequested;

export type ModificationEvent =
  | CaptureEvent
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
