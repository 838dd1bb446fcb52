import { stockholmDate, type BusinessDate } from '../../kernel/index.js';
import type { PrescriptionState } from '../state.js';
import type { Dispensing } from './state.js';

/** What the customer reads of a refusal. */
export interface RefusedWithdrawal {
  readonly orderNumber: string;
  readonly on: BusinessDate;
  /** The words of the pharmacist. */
  readonly text: string;
}

/** Null when the withdrawal was not refused, and after an erasure. */
export function refusalOf({ orderNumber, refused }: Dispensing): RefusedWithdrawal | null {
  return refused && { orderNumber, on: stockholmDate(refused.at), text: refused.text };
}

/** The refusal of the latest withdrawal. Null when another one has been ordered since. */
export function latestRefusal({ dispensings }: Pick<PrescriptionState, 'dispensings'>): RefusedWithdrawal | null {
  const latest = Object.values(dispensings).at(-1);
  return latest ? refusalOf(latest) : null;
}
