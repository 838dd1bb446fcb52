import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import { isText } from '../dispensing/checks.js';
import { hasBatch } from '../dispensing/recalled.js';
import type { PrescriptionDecision } from '../rejections.js';
import type { PrescriptionState } from '../state.js';

export interface NotifyRecall {
  readonly type: 'NotifyRecall';
  readonly dispensingId: string;
  readonly by: string;
  readonly batch: string;
  /** What the customer must know and do. */
  readonly text: string;
  readonly at: Instant;
}

/** Each customer is told once of a batch, however often it is sent. */
export function notifyRecall(
  { dispensingId, by, batch, text, at: notifiedAt }: NotifyRecall,
  state: PrescriptionState,
): PrescriptionDecision {
  const one = state.dispensings[dispensingId];
  if (!one || !state.customerId) return reject({ type: 'WithdrawalUnknown', field: 'dispensingId' });
  if (!hasBatch(one, batch)) return reject({ type: 'BatchNotDispensed', field: 'batch' });
  if (one.recalls.some((each) => each.batch === batch)) return unchanged;
  if (!isText(text)) return reject({ type: 'TextInvalid', field: 'text' });
  const notice = { batch, text: text.trim() };
  return accept({
    type: 'RecallNotified',
    data: { customerId: state.customerId, dispensingId, by, notice, notifiedAt },
  });
}
