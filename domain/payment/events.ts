import {
  upcasters,
  type DomainEvent,
  type EventDefinitions,
  type Instant,
  type Ore,
  type PersonRef,
  type Uuid,
} from '../kernel/index.js';
import type { InvoiceEvent } from './invoice/events.js';
import type { ModificationEvent } from './modification-events.js';
import type { PaymentDiffered, PayoutProposed, TaskEvent } from './task-events.js';
import { differedFromVersion1, failureFromVersion1 } from './version-1.js';

export type * from './invoice/events.js';
export type * from './modification-events.js';
export type * from './task-events.js';

/** When the money is captured. `later`: at dispatch (cards, Klarna). `at-once`: with the authorisation (Swish). */
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
    /** When an attempt without a result times out. */
    readonly expiresAt: Instant;
  }
>;
/** The shopper must act before the partner can continue, for example in 3-D Secure or the Swish app. */
export type PaymentActionRequired = DomainEvent<
  'PaymentActionRequired',
  { readonly action: 'threeDS2' | 'qrCode' | 'redirect'; readonly pspReference: string | null }
>;
export type PaymentAuthorised = DomainEvent<
  'PaymentAuthorised',
  { readonly pspReference: string; readonly amount: Ore; readonly authorisedAt: Instant }
>;
export type PaymentRefused = DomainEvent<
  'PaymentRefused',
  { readonly pspReference: string | null; readonly reason: string; readonly refusedAt: Instant }
>;
/** The payment was cancelled, before or after its authorisation. Reserved money is released. */
export type PaymentCancelled = DomainEvent<
  'PaymentCancelled',
  { readonly reason: 'shopper' | 'timed-out' | 'order-cancelled' | 'error'; readonly cancelledAt: Instant }
>;
/**
 * The partner authorised a payment that the shop had already given up. The money goes back, and no second order is
 * confirmed.
 */
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
  | LateAuthorisationReceived
  | ModificationEvent
  | InvoiceEvent
  | TaskEvent;

function accountHolder({ customerId, orderId }: PayoutProposed['data']): PersonRef {
  return customerId ? `customer:${customerId}` : `guest:${orderId}`;
}

export const paymentEvents: EventDefinitions<PaymentEvent> = {
  PaymentStarted: { version: 1 },
  PaymentActionRequired: { version: 1 },
  PaymentAuthorised: { version: 1 },
  PaymentRefused: { version: 1 },
  PaymentCancelled: { version: 1 },
  LateAuthorisationReceived: { version: 1 },
  CaptureRequested: { version: 1 },
  CaptureSent: { version: 1 },
  PaymentCaptured: { version: 1 },
  CaptureFailed: {
    version: 2,
    upcast: upcasters((data: { readonly captureId: Uuid; readonly reason: string }) => failureFromVersion1(data)),
  },
  CaptureDropped: { version: 1 },
  ReservationReduced: { version: 1 },
  RestReleaseRequested: { version: 1 },
  RefundRequested: { version: 1 },
  RefundSent: { version: 1 },
  PaymentRefunded: { version: 1 },
  RefundFailed: {
    version: 2,
    upcast: upcasters((data: { readonly refundId: Uuid; readonly reason: string }) => failureFromVersion1(data)),
  },
  RefundDropped: { version: 1 },
  ReversalRequested: { version: 1 },
  ReversalSent: { version: 1 },
  PaymentReversed: { version: 1 },
  ReversalFailed: { version: 1 },
  AuthorisationReleased: { version: 1 },
  GoodsLeftUnpaid: { version: 1 },
  InvoicePlanChosen: { version: 1 },
  InvoiceNoticeIssued: { version: 1 },
  InvoiceNoticeReminded: { version: 1 },
  InvoiceNoticeCredited: { version: 1 },
  InvoiceNoticePaid: { version: 1 },
  TaskRetried: { version: 1 },
  TaskClosed: { version: 1 },
  PayoutProposed: {
    version: 1,
    personal: [{ purpose: 'bookkeeping', fields: ['account'], person: accountHolder }],
  },
  PayoutApproved: { version: 1 },
  PayoutDeclined: { version: 1 },
  PaymentDiffered: {
    version: 2,
    upcast: upcasters((data: Omit<PaymentDiffered['data'], 'source'>) => differedFromVersion1(data)),
  },
};
