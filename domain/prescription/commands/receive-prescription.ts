import { accept, type Instant, type Uuid } from '../../kernel/index.js';
import type { OtherPatient, PrescriptionEvent } from '../events.js';
import { isKnown, isKnownPatient } from '../known.js';
import type { Prescription } from '../rules/index.js';
import type { PrescriptionDecision } from '../rejections.js';
import type { PrescriptionState } from '../state.js';

export interface ReceivePrescription {
  readonly type: 'ReceivePrescription';
  readonly customerId: Uuid;
  readonly prescription: Prescription;
  /** For whom it is. Absent or null for the customer. */
  readonly patient?: OtherPatient | null;
  readonly at: Instant;
}

/** Records what the register gave. An unchanged prescription records nothing. */
export function receivePrescription(
  { customerId, prescription, patient = null, at }: ReceivePrescription,
  state: PrescriptionState,
): PrescriptionDecision {
  const events: PrescriptionEvent[] = [];
  if (patient && !isKnownPatient(state, patient))
    events.push({ type: 'OtherPatientLearned', data: { customerId, patient, at } });
  if (!isKnown(state, prescription))
    events.push({ type: 'PrescriptionReceived', data: { customerId, prescription, receivedAt: at } });
  return accept(...events);
}
