import type { Decision } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';

export type PaymentRejection =
  | { readonly type: 'AmountInvalid'; readonly field: 'amount' }
  | { readonly type: 'PaymentAlreadyStarted' }
  /** The payment's method is not the order's. */
  | { readonly type: 'MethodDiffers'; readonly field: 'method'; readonly expected: string }
  | { readonly type: 'PaymentUnknown' }
  | { readonly type: 'CaptureUnknown'; readonly field: 'captureId' }
  | { readonly type: 'RefundUnknown'; readonly field: 'refundId' }
  | { readonly type: 'ReversalUnknown'; readonly field: 'reversalId' }
  /** There is no such task, or somebody else has settled it. */
  | { readonly type: 'TaskNotOpen'; readonly field: 'taskId' }
  /** The task's request cannot be sent to the partner again. */
  | { readonly type: 'TaskNotRetriable'; readonly field: 'taskId' }
  | { readonly type: 'TaskNotPayable'; readonly field: 'taskId' }
  | { readonly type: 'ReasonInvalid'; readonly field: 'reason'; readonly shortest: number; readonly longest: number }
  | { readonly type: 'AccountInvalid'; readonly field: 'account' }
  | { readonly type: 'PayoutNotProposed'; readonly field: 'taskId' }
  | { readonly type: 'PayoutAlreadyProposed'; readonly field: 'taskId' }
  /** The person who proposes a payout may not approve it (SUP-11). */
  | { readonly type: 'SecondPersonRequired' };

export type PaymentDecision = Decision<PaymentEvent, PaymentRejection>;
