import { isForgotten, type Instant, type Uuid } from '../kernel/index.js';
import type { PrescriptionEvent } from './events.js';
import type { Prescription } from './rules/index.js';

export interface PrescriptionState {
  readonly customerId: Uuid | null;
  /** The latest that the register gave. Null before the first time, and when the person was erased. */
  readonly received: Prescription | null;
  readonly receivedAt: Instant | null;
  /** When the pharmacy first received it. Null before. */
  readonly firstReceivedAt: Instant | null;
}

export const initial: PrescriptionState = { customerId: null, received: null, receivedAt: null, firstReceivedAt: null };

export function evolve(state: PrescriptionState, event: PrescriptionEvent): PrescriptionState {
  switch (event.type) {
    case 'PrescriptionReceived': {
      const { customerId, prescription, receivedAt } = event.data;
      return {
        customerId,
        received: isForgotten(prescription) ? null : prescription,
        receivedAt,
        firstReceivedAt: state.firstReceivedAt ?? receivedAt,
      };
    }
    default:
      event.type satisfies never;
      return state;
  }
}
