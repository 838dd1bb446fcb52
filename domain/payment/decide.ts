import type { Authorise } from './commands/authorise.js';
import { cancel, type Cancel } from './commands/cancel.js';
import type { ConfirmCapture } from './commands/confirm-capture.js';
import type { ConfirmRefund } from './commands/confirm-refund.js';
import type { FailCapture } from './commands/fail-capture.js';
import type { FailRefund } from './commands/fail-refund.js';
import type { Refuse } from './commands/refuse.js';
import { requestCapture, type RequestCapture } from './commands/request-capture.js';
import { requestRefund, type RequestRefund } from './commands/request-refund.js';
import { requireAction, type RequireAction } from './commands/require-action.js';
import { start, type Start } from './commands/start.js';
import { timeOut, type TimeOut } from './commands/time-out.js';
import { closeTask, type CloseTask } from './commands/close-task.js';
import { confirmReversal, type ConfirmReversal } from './commands/confirm-reversal.js';
import { confirmCancellation, type ConfirmCancellation } from './commands/confirm-cancellation.js';
import { failReversal, type FailReversal } from './commands/fail-reversal.js';
import { proposePayout, type ProposePayout } from './commands/propose-payout.js';
import { reconcile, type Reconcile } from './commands/reconcile.js';
import { requestReversal, type RequestReversal } from './commands/request-reversal.js';
import { retryDue, type RetryDue } from './commands/retry-due.js';
import { tryAgain, type TryAgain } from './commands/try-again.js';
import { settlePayout, type ApprovePayout, type DeclinePayout } from './commands/settle-payout.js';
import type { PaymentDecision } from './rejections.js';
import { handlePartnerCommand } from './partner-decision.js';
import type { PaymentState } from './state.js';

export type PaymentCommand =
  | Start
  | RequireAction
  | Authorise
  | Refuse
  | Cancel
  | TimeOut
  | RequestCapture
  | ConfirmCapture
  | FailCapture
  | RequestRefund
  | ConfirmRefund
  | FailRefund
  | RequestReversal
  | ConfirmReversal
  | FailReversal
  | ConfirmCancellation
  | Reconcile
  | RetryDue
  | PaymentTaskCommand;

export type PaymentTaskCommand = TryAgain | ProposePayout | ApprovePayout | DeclinePayout | CloseTask;

export function decide(command: PaymentCommand, state: PaymentState): PaymentDecision {
  switch (command.type) {
    case 'Start':
      return start(command, state);
    case 'Authorise':
    case 'Refuse':
    case 'ConfirmCapture':
    case 'FailCapture':
    case 'ConfirmRefund':
    case 'FailRefund':
      return handlePartnerCommand(command, state);
    case 'RequireAction':
      return requireAction(command, state);
    case 'Cancel':
      return cancel(command, state);
    case 'TimeOut':
      return timeOut(command, state);
    case 'RequestCapture':
      return requestCapture(command, state);
    case 'RequestRefund':
      return requestRefund(command, state);
    case 'RequestReversal':
      return requestReversal(command, state);
    case 'ConfirmReversal':
      return confirmReversal(command, state);
    case 'ConfirmCancellation':
      return confirmCancellation(command, state);
    case 'FailReversal':
      return failReversal(command, state);
    case 'Reconcile':
      return reconcile(command, state);
    case 'RetryDue':
      return retryDue(command, state);
    case 'TryAgain':
      return tryAgain(command, state);
    case 'ProposePayout':
      return proposePayout(command, state);
    case 'ApprovePayout':
    case 'DeclinePayout':
      return settlePayout(command, state);
    case 'CloseTask':
      return closeTask(command, state);
  }
}
