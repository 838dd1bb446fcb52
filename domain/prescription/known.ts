import { unreported } from './dispensing/counted.js';
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
