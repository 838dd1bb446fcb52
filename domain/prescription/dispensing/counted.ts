import type { PrescriptionState } from '../state.js';
import type { Prescription } from '../rules/index.js';
import type { Dispensing } from './state.js';

type Counting = Pick<PrescriptionState, 'received' | 'uncounted' | 'lastDispensedOn'>;

/** The prescription with the withdrawals that the register had not counted when it gave it. */
export function prescriptionNow({ received, uncounted, lastDispensedOn }: Counting): Prescription | null {
  if (!received || uncounted === 0) return received;
  const { withdrawals } = received;
  const left = Math.max(0, withdrawals.left - uncounted);
  return { ...received, withdrawals: { ...withdrawals, left, lastOn: lastDispensedOn ?? withdrawals.lastOn } };
}

/** Withdrawals that were dispensed, and of which the register has not yet said that it counts them. */
export function unreported({ dispensings }: Pick<PrescriptionState, 'dispensings'>): number {
  return Object.values(dispensings).filter(({ phase }) => phase === 'dispensed').length;
}

/** The withdrawals of orders that are not settled yet, this order's own left out. They hold what is left. */
export function heldWithdrawals(
  { dispensings }: Pick<PrescriptionState, 'dispensings'>,
  exceptOrder: string | null = null,
): number {
  return Object.values(dispensings).filter((each) => isOpen(each) && each.orderId !== exceptOrder).length;
}

/** RX-06: the withdrawals that an order may still take. Null when nothing of the prescription is known. */
export function freeWithdrawals(state: PrescriptionState, exceptOrder: string | null = null): number | null {
  const now = prescriptionNow(state);
  return now && Math.max(0, now.withdrawals.left - heldWithdrawals(state, exceptOrder));
}

/** RX-06: the withdrawal that an order has and that is not settled yet. Until then no other one can be ordered. */
export function openWithdrawal({ dispensings }: Pick<PrescriptionState, 'dispensings'>): Dispensing | null {
  return Object.values(dispensings).find(isOpen) ?? null;
}

function isOpen({ phase }: Dispensing): boolean {
  return phase === 'held' || phase === 'ordered';
}
