import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import { isText } from '../dispensing/checks.js';
import { hasBatch, isToldOf } from '../dispensing/recalled.js';
import type { PrescriptionDecision } from '../rejections.js';
import type { PrescriptionState } from '../state.js';

export interface NotifyRecall {
  readonly type: 'NotifyRecall';
  readonly dispensingId: string;
  readonly by: string;
  readonly batch: string;
  /** What the customer must know and do. */
  readonly text: string;
  /** The customers to tell: the one who ordered, the patient, or both. */
  readonly to: readonly Uuid[];
  readonly at: Instant;
}

/** Each customer is told once of a batch, however often it is sent. */
export function notifyRecall(
  { dispensingId, by, batch, text, to, at: notifiedAt }: NotifyRecall,
  state: PrescriptionState,
): PrescriptionDecision {
  const one = state.dispensings[dispensingId];
  const { customerId } = state;
  if (!one || !customerId) return reject({ type: 'WithdrawalUnknown', field: 'dispensingId' });
  if (!hasBatch(one, batch)) return reject({ type: 'BatchNotDispensed', field: 'batch' });
  const untold = to.filter((each) => !isToldOf(one, batch, each));
  if (untold.length === 0) return unchanged;
  if (!isText(text)) return reject({ type: 'TextInvalid', field: 'text' });
  const data = { customerId, dispensingId, by, notice: { batch, text: text.trim() }, notifiedAt };
  return accept(
    ...untold.map((each) =>
      each === customerId
        ? ({ type: 'RecallNotified', data } as const)
        : ({ type: 'PatientRecallNotified', data: { ...data, patientId: each } } as const),
    ),
  );
}
