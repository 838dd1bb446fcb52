import { accept, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { PrescriptionEvent } from '../events.js';
import { isKnown } from '../known.js';
import type { Prescription } from '../rules/index.js';
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
): Decision<PrescriptionEvent, never> {
  if (isKnown(state, prescription)) return accept();
  return accept({ type: 'PrescriptionReceived', data: { customerId, prescription, receivedAt: at } });
}
