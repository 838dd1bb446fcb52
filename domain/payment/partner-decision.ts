import { authorise } from './commands/authorise.js';
import { confirmCapture } from './commands/confirm-capture.js';
import { confirmRefund } from './commands/confirm-refund.js';
import { failCapture } from './commands/fail-capture.js';
import { failRefund } from './commands/fail-refund.js';
import { refuse } from './commands/refuse.js';
import { differing, type PartnerCommand } from './partner-statement.js';
import type { PaymentDecision } from './rejections.js';
import type { PaymentState } from './state.js';

/**
 * Handles what the partner reports in a response, webhook or daily report. A sum other than the requested one is never
 * accepted.
 */
export function handlePartnerCommand(command: PartnerCommand, state: PaymentState): PaymentDecision {
  return differing(command, state) ?? believed(command, state);
}

function believed(command: PartnerCommand, state: PaymentState): PaymentDecision {
  switch (command.type) {
    case 'Authorise':
      return authorise(command, state);
    case 'Refuse':
      return refuse(command, state);
    case 'ConfirmCapture':
      return confirmCapture(command, state);
    case 'FailCapture':
      return failCapture(command, state);
    case 'ConfirmRefund':
      return confirmRefund(command, state);
    case 'FailRefund':
      return failRefund(command, state);
  }
}
