import type { DomainEvent, EventDefinitions, Instant, Ore, Uuid } from '../kernel/index.js';

/** `later`: reserved now, captured at dispatch (cards, Klarna). `at-once`: the money moves when authorised (Swish). */
export type CaptureTiming = 'later' | 'at-once';

export type PaymentStarted = DomainEvent<
  'PaymentStarted',
  {
    readonly paymentId: Uuid;
    readonly orderId: Uuid;
    readonly orderNumber: string;
    readonly method: string;
    readonly capture: CaptureTiming;
    readonly amount: Ore;
    readonly startedAt: Instant;
    /** When an unfinished attempt is given up. */
    readonly expiresAt: Instant;
  }
>;
/** The partner wants the shopper to act: 3-D Secure or Swish. */
export type PaymentActionRequired = DomainEvent<
  'PaymentActionRequired',
  { readonly action: 'threeDS2' | 'qrCode' | 'redirect' | 'sdk'; readonly pspReference: string | null }
>;
export type PaymentAuthorised = DomainEvent<
  'PaymentAuthorised',
  { readonly pspReference: string; readonly amount: Ore; readonly authorisedAt: Instant }
>;
export type PaymentRefused = DomainEvent<
  'PaymentRefused',
  { readonly pspReference: string | null; readonly reason: string; readonly refusedAt: Instant }
>;
/** Given up before or after authorisation; nothing is held of the shopper's money. */
export type PaymentCancelled = DomainEvent<
  'PaymentCancelled',
  { readonly reason: 'shopper' | 'timed-out' | 'order-cancelled' | 'error'; readonly cancelledAt: Instant }
>;
export type CaptureRequested = DomainEvent<
  'CaptureRequested',
  { readonly captureId: Uuid; readonly amount: Ore; readonly requestedAt: Instant }
>;
export type PaymentCaptured = DomainEvent<
  'PaymentCaptured',
  { readonly captureId: Uuid; readonly amount: Ore; readonly pspReference: string; readonly capturedAt: Instant }
>;
export type CaptureFailed = DomainEvent<'CaptureFailed', { readonly captureId: Uuid; readonly reason: string }>;
/** `pspReference`: the authorisation whose money goes back, which for a late one is not the payment's own. */
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
export type PaymentRefunded = DomainEvent<
  'PaymentRefunded',
  { readonly refundId: Uuid; readonly amount: Ore; readonly pspReference: string; readonly refundedAt: Instant }
>;
export type RefundFailed = DomainEvent<'RefundFailed', { readonly refundId: Uuid; readonly reason: string }>;
/** Money arrived for a payment already given up: it is to be sent back, never kept and never a second order. */
export type LateAuthorisationReceived = DomainEvent<
  'LateAuthorisationReceived',
  { readonly pspReference: string; readonly amount: Ore; readonly receivedAt: Instant }
>;

export type PaymentEvent =
  | PaymentStarted
  | PaymentActionRequired
  | PaymentAuthorised
  | PaymentRefused
  | PaymentCancelled
  | CaptureRequested
  | PaymentCaptured
  | CaptureFailed
  | RefundRequested
  | PaymentRefunded
  | RefundFailed
  | LateAuthorisationReceived;

export const paymentEvents: EventDefinitions<PaymentEvent> = {
  PaymentStarted: { version: 1 },
  PaymentActionRequired: { version: 1 },
  PaymentAuthorised: { version: 1 },
  PaymentRefused: { version: 1 },
  PaymentCancelled: { version: 1 },
  CaptureRequested: { version: 1 },
  PaymentCaptured: { version: 1 },
  CaptureFailed: { version: 1 },
  RefundRequested: { version: 1 },
  PaymentRefunded: { version: 1 },
  RefundFailed: { version: 1 },
  LateAuthorisationReceived: { version: 1 },
};
