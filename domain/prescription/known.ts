import type { Prescription } from './rules/index.js';
import type { PrescriptionState } from './state.js';

/** Whether the pharmacy already has exactly this. Both are built field by field in one order, so their text compares. */
export function isKnown({ received }: Pick<PrescriptionState, 'received'>, prescription: Prescription): boolean {
  return received !== null && JSON.stringify(received) === JSON.stringify(prescription);
}
