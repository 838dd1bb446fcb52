import { isForgotten, type BusinessDate, type Instant, type Uuid } from '../kernel/index.js';
import { prescriptionNow, unreported } from './dispensing/counted.js';
import { evolveDispensings, type Dispensings } from './dispensing/state.js';
import type { OtherPatient, PrescriptionEvent } from './events.js';
import type { Prescription } from './rules/index.js';

export interface PrescriptionState {
  readonly customerId: Uuid | null;
  /** For whom it is. Null for the customer. */
  readonly patient: OtherPatient | null;
  /** The latest that the register gave. Null before the first time, and when the person was erased. */
  readonly received: Prescription | null;
  readonly receivedAt: Instant | null;
  /** When the pharmacy first received it. Null before. */
  readonly firstReceivedAt: Instant | null;
  /** Withdrawals of this pharmacy that `received` does not count yet. */
  readonly uncounted: number;
  readonly lastDispensedOn: BusinessDate | null;
  /** The withdrawals of orders, by their id. */
  readonly dispensings: Dispensings;
}

export const initial: PrescriptionState = {
  customerId: null,
  patient: null,
  received: null,
  receivedAt: null,
  firstReceivedAt: null,
  uncounted: 0,
  lastDispensedOn: null,
  dispensings: {},
};

export function evolve(state: PrescriptionState, event: PrescriptionEvent): PrescriptionState {
  switch (event.type) {
    case 'PrescriptionReceived': {
      const { customerId, prescription, receivedAt } = event.data;
      const received = isForgotten(prescription) ? null : prescription;
      const firstReceivedAt = state.firstReceivedAt ?? receivedAt;
      // The register counts what was reported to it. Of the others it may not know.
      return { ...state, customerId, received, receivedAt, firstReceivedAt, uncounted: unreported(state) };
    }
    case 'OtherPatientLearned': {
      const { customerId, patient } = event.data;
      return { ...state, customerId, patient: isForgotten(patient) ? null : patient };
    }
    case 'WithdrawalHeld':
      return {
        ...state,
        customerId: event.data.customerId,
        dispensings: evolveDispensings(state.dispensings, event, state.received),
      };
    case 'WithdrawalOrdered':
    case 'WithdrawalReleased':
    case 'WithdrawalChecked':
    case 'ExchangeDecided':
    case 'ColleagueAsked':
    case 'ColleagueAnswered':
    case 'DispensingReported':
    case 'WithdrawalRefused':
    case 'RecallNotified':
    case 'PatientRecallNotified':
      return { ...state, dispensings: evolveDispensings(state.dispensings, event, state.received) };
    case 'MedicineDispensed': {
      const counted = { uncounted: state.uncounted + 1, lastDispensedOn: event.data.on };
      const prescription = prescriptionNow({ received: state.received, ...counted });
      return { ...state, ...counted, dispensings: evolveDispensings(state.dispensings, event, prescription) };
    }
    case 'DispensingUndone': {
      const dispensings = evolveDispensings(state.dispensings, event, state.received);
      return { ...state, uncounted: Math.max(0, state.uncounted - 1), dispensings };
    }
    default:
      event satisfies never;
      return state;
  }
}
