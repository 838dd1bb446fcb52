import type { Uuid } from '../../kernel/index.js';
import type { PrescriptionRejection } from '../rejections.js';
import type { Prescription } from '../rules/index.js';
import type { PrescriptionState } from '../state.js';
import { prescriptionNow } from './counted.js';
import type { OrderedWithdrawal } from './ordered.js';
import type { Dispensing } from './state.js';

export interface Waiting {
  readonly one: Dispensing;
  readonly ordered: OrderedWithdrawal;
  readonly prescription: Prescription;
  readonly of: { readonly customerId: Uuid; readonly dispensingId: string };
}

/** The withdrawal that waits for a pharmacist, or why there is none. */
export function waiting(dispensingId: string, state: PrescriptionState): Waiting | PrescriptionRejection {
  const one = state.dispensings[dispensingId];
  if (!one || !state.customerId) return { type: 'WithdrawalUnknown', field: 'dispensingId' };
  if (one.phase !== 'ordered') return { type: 'WithdrawalPhaseWrong', phase: one.phase };
  const prescription = prescriptionNow(state);
  if (!prescription || !one.ordered) return { type: 'PrescriptionForgotten' };
  return { one, ordered: one.ordered, prescription, of: { customerId: state.customerId, dispensingId } };
}
