import { decider } from '../kernel/index.js';
import { authorise } from './commands/authorise.js';
import { confirmCapture } from './commands/confirm-capture.js';
import { confirmRefund } from './commands/confirm-refund.js';
import { failCapture } from './commands/fail-capture.js';
import { failRefund } from './commands/fail-refund.js';
import { refuse } from './commands/refuse.js';
import { differing } from './partner-statement.js';

/** Handles the partner's response, webhook or report. A sum that differs from the request is never accepted. */
export const handlePartnerCommand = decider(
  {
    Authorise: authorise,
    Refuse: refuse,
    ConfirmCapture: confirmCapture,
    FailCapture: failCapture,
    ConfirmRefund: confirmRefund,
    FailRefund: failRefund,
  },
  differing,
);
