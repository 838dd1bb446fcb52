import type { Decision } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';

export type PaymentRejection =
  | { readonly type: 'AmountInvalid'; readonly field: 'amount' }
  | { readonly type: 'PaymentAlreadyStarted' }
  /** Another method than the order's would be sent to the partner. */
  | { readonly type: 'MethodDiffers'; readonly field: 'method'; readonly expected: string }
  /** There is no such payment. */
  | { readonly type: 'PaymentUnknown' }
  | { readonly type: 'CaptureUnknown'; readonly field: 'captureId' }
  | { readonly type: 'RefundUnknown'; readonly field: 'refundId' }
  | { readonly type: 'ReversalUnknown'; readonly field: 'reversalId' }
  /** There is no such task, or somebody has settled it meanwhile. */
  | { readonly type: 'TaskNotOpen'; readonly field: 'taskId' }
  /** The task is not one that can be sent to the partner again. */
  | { readonly type: 'TaskNotRetriable'; readonly field: 'taskId' }
  | { readonly type: 'TaskNotPayable'; readonly field: 'taskId' }
  | { readonly type: 'ReasonInvalid'; readonly field: 'reason'; readonly shortest: number; readonly longest: number }
  | { readonly type: 'AccountInvalid'; readonly field: 'account' }
  | { readonly type: 'PayoutNotProposed'; readonly field: 'taskId' }
  | { readonly type: 'PayoutAlreadyProposed'; readonly field: 'taskId' }
  /** Who proposes a payout may not approve it (SUP-11). */
  | { readonly type: 'SecondPersonRequired' };

export type PaymentDecision = Decision<PaymentEvent, PaymentRejection>;
