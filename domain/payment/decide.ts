import { decider, type CommandsIn } from '../kernel/index.js';
import { chooseInvoicePlan } from './commands/choose-invoice-plan.js';
import { hearInvoiceNotice } from './commands/hear-invoice-notice.js';
import { cancel } from './commands/cancel.js';
import { reduceReservation } from './commands/reduce-reservation.js';
import { requestCapture } from './commands/request-capture.js';
import { requestRefund } from './commands/request-refund.js';
import { requireAction } from './commands/require-action.js';
import { start } from './commands/start.js';
import { timeOut } from './commands/time-out.js';
import { closeTask } from './commands/close-task.js';
import { confirmReversal } from './commands/confirm-reversal.js';
import { confirmCancellation } from './commands/confirm-cancellation.js';
import { failReversal } from './commands/fail-reversal.js';
import { proposePayout } from './commands/propose-payout.js';
import { reconcile } from './commands/reconcile.js';
import { requestReversal } from './commands/request-reversal.js';
import { retryDue } from './commands/retry-due.js';
import { tryAgain } from './commands/try-again.js';
import { settlePayout } from './commands/settle-payout.js';
import { handlePartnerCommand } from './partner-decision.js';

const tasks = {
  TryAgain: tryAgain,
  ProposePayout: proposePayout,
  ApprovePayout: settlePayout,
  DeclinePayout: settlePayout,
  CloseTask: closeTask,
};

export const decide = decider({
  Start: start,
  Authorise: handlePartnerCommand,
  Refuse: handlePartnerCommand,
  ConfirmCapture: handlePartnerCommand,
  FailCapture: handlePartnerCommand,
  ConfirmRefund: handlePartnerCommand,
  FailRefund: handlePartnerCommand,
  RequireAction: requireAction,
  ChooseInvoicePlan: chooseInvoicePlan,
  HearInvoiceNotice: hearInvoiceNotice,
  Cancel: cancel,
  TimeOut: timeOut,
  RequestCapture: requestCapture,
  RequestRefund: requestRefund,
  ReduceReservation: reduceReservation,
  RequestReversal: requestReversal,
  ConfirmReversal: confirmReversal,
  ConfirmCancellation: confirmCancellation,
  FailReversal: failReversal,
  Reconcile: reconcile,
  RetryDue: retryDue,
  ...tasks,
});

export type PaymentCommand = Parameters<typeof decide>[0];
/** What staff do with a task. */
export type PaymentTaskCommand = CommandsIn<typeof tasks>;
