import type { Decision, Ore } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';
import type { PaymentState } from './state.js';

export type PaymentRejection =
  | { readonly type: 'AmountInvalid'; readonly field: 'amount' }
  | { readonly type: 'PaymentAlreadyStarted' }
  /** There is no such payment. */
  | { readonly type: 'PaymentUnknown' }
  /** The partner speaks of another sum than the order's. */
  | { readonly type: 'AmountDiffers'; readonly field: 'amount'; readonly expected: Ore }
  | { readonly type: 'PaymentNotAuthorised'; readonly phase: PaymentState['phase'] }
  | { readonly type: 'CaptureUnknown'; readonly field: 'captureId' }
  | { readonly type: 'RefundUnknown'; readonly field: 'refundId' }
  | { readonly type: 'RefundAboveTaken'; readonly field: 'amount'; readonly refundable: Ore };

export type PaymentDecision = Decision<PaymentEvent, PaymentRejection>;
