import { accept, type Instant, type Uuid } from '../../kernel/index.js';
import { isKnown } from '../known.js';
import type { Prescription } from '../rules/index.js';
import type { PrescriptionDecision } from '../rejections.js';
import type { PrescriptionState } from '../state.js';

export interface ReceivePrescription {
  readonly type: 'ReceivePrescription';
  readonly customerId: Uuid;
  readonly prescription: Prescription;
  readonly at: Instant;
}

/** Records what the register gave. An unchanged prescription records nothing. */
export function receivePrescription(
  { customerId, prescription, at }: ReceivePrescription,
  state: PrescriptionState,
): PrescriptionDecision {
  if (isKnown(state, prescription)) return accept();
  return accept({ type: 'PrescriptionReceived', data: { customerId, prescription, receivedAt: at } });
}
