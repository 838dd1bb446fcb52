import { unreported } from './dispensing/counted.js';
import type { OtherPatient } from './events.js';
import type { Prescription } from './rules/index.js';
import type { PrescriptionState } from './state.js';

type Known = Pick<PrescriptionState, 'received' | 'uncounted' | 'dispensings'>;

/**
 * Whether the pharmacy already has exactly this, and knows which withdrawals it counts. Both are built field by field in
 * one order, so their text compares.
 */
export function isKnown(state: Known, prescription: Prescription): boolean {
  const { received, uncounted } = state;
  if (received === null || uncounted !== unreported(state)) return false;
  return JSON.stringify(received) === JSON.stringify(prescription);
}

/** Whether the pharmacy knows already for whom a prescription is. Null says that it is the customer's own. */
export function isKnownPatient(
  { patient: known }: Pick<PrescriptionState, 'patient'>,
  told: OtherPatient | null,
): boolean {
  if (told === null) return true;
  const { personNumber, ground, warrantId } = told;
  return known?.personNumber === personNumber && known.ground === ground && known.warrantId === warrantId;
}
