import type { Decision } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';

export type PaymentRejection =
  | { readonly type: 'AmountInvalid'; readonly field: 'amount' }
  | { readonly type: 'PaymentAlreadyStarted' }
  /** The method of the payment differs from the method of the order. */
  | { readonly type: 'MethodDiffers'; readonly field: 'method'; readonly expected: string }
  | { readonly type: 'PaymentUnknown' }
  | { readonly type: 'InvoicePlanInvalid'; readonly field: 'months' }
  /** The finance company tells of a notice for a payment that it has no part in. */
  | { readonly type: 'NotByInvoice'; readonly field: 'noticeId' }
  | { readonly type: 'CaptureUnknown'; readonly field: 'captureId' }
  | { readonly type: 'RefundUnknown'; readonly field: 'refundId' }
  | { readonly type: 'ReversalUnknown'; readonly field: 'reversalId' }
  /** The task does not exist, or somebody else has settled it. */
  | { readonly type: 'TaskNotOpen'; readonly field: 'taskId' }
  /** The request behind the task cannot be sent to the partner again. */
  | { readonly type: 'TaskNotRetriable'; readonly field: 'taskId' }
  | { readonly type: 'TaskNotPayable'; readonly field: 'taskId' }
  | { readonly type: 'ReasonInvalid'; readonly field: 'reason'; readonly shortest: number; readonly longest: number }
  | { readonly type: 'AccountInvalid'; readonly field: 'account' }
  | { readonly type: 'PayoutNotProposed'; readonly field: 'taskId' }
  | { readonly type: 'PayoutAlreadyProposed'; readonly field: 'taskId' }
  /** The person who proposes a payout may not approve it (SUP-11). */
  | { readonly type: 'SecondPersonRequired' };

export type PaymentDecision = Decision<PaymentEvent, PaymentRejection>;
