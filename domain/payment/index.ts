import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type PaymentCommand } from './decide.js';
import { paymentEvents, type PaymentEvent } from './events.js';
import { inspection, type PaymentKind } from './inspect.js';
import { owner } from './owner.js';
import type { PaymentRejection } from './rejections.js';
import { evolve, initialPayment, type PaymentState } from './state.js';

export const payment: Slice<PaymentCommand, PaymentState, PaymentEvent, PaymentRejection, 'payment'> &
  Owned<PaymentEvent, 'order'> &
  Inspectable<PaymentState, PaymentEvent, PaymentKind> = {
  kind: 'payment',
  events: paymentEvents,
  initial: initialPayment,
  evolve,
  decide,
  owner,
  inspection,
};

export * from './events.js';
export type { Booking, BookingKind } from './booking.js';
export { capturedSum, captureStatus, findCapture, leftToCapture } from './captures.js';
export type { Unbooked } from './unbooked.js';
export * from './invoice/index.js';
export * from './method/index.js';
export { moneyHeld, refundable } from './money.js';
export { CURRENCY, statedSek, type PartnerSum, type StatedSum } from './partner-sum.js';
export { partnerRetries } from './retries.js';
export { openTask, openTasks, type PaymentTask } from './tasks.js';
export { taskReasonRule } from './task-reason.js';
export type { PaymentDecision, PaymentRejection } from './rejections.js';
export {
  captureTiming,
  initialPayment,
  isUndecided,
  type Capture,
  type Difference,
  type LateAuthorisation,
  type PaymentPhase,
  type PaymentState,
  type Payout,
  type Refund,
  type Reversal,
} from './state.js';
export type { Authorise } from './commands/authorise.js';
export type { ChooseInvoicePlan } from './commands/choose-invoice-plan.js';
export type { HearInvoiceNotice } from './commands/hear-invoice-notice.js';
export type { Cancel } from './commands/cancel.js';
export type { CloseTask } from './commands/close-task.js';
export type { ConfirmCapture } from './commands/confirm-capture.js';
export type { ConfirmRefund } from './commands/confirm-refund.js';
export type { ConfirmReversal } from './commands/confirm-reversal.js';
export type { FailCapture } from './commands/fail-capture.js';
export type { FailRefund } from './commands/fail-refund.js';
export type { FailReversal } from './commands/fail-reversal.js';
export type { ProposePayout } from './commands/propose-payout.js';
export type { Reconcile } from './commands/reconcile.js';
export type { StatedNotice } from './commands/reconcile-notice.js';
export type { ReduceReservation } from './commands/reduce-reservation.js';
export type { Refuse } from './commands/refuse.js';
export type { RequestCapture } from './commands/request-capture.js';
export type { RequestRefund } from './commands/request-refund.js';
export type { RequestReversal } from './commands/request-reversal.js';
export type { RequireAction } from './commands/require-action.js';
export type { RetryDue } from './commands/retry-due.js';
export type { ApprovePayout, DeclinePayout } from './commands/settle-payout.js';
export type { Start } from './commands/start.js';
export type { TimeOut } from './commands/time-out.js';
export type { TryAgain } from './commands/try-again.js';
export type { PaymentCommand, PaymentTaskCommand } from './decide.js';
