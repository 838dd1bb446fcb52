import type { BusinessDate, Ore } from '../../kernel/index.js';
import type { InvoicePlanChosen } from './events.js';
import { leftToPay, type InvoiceNotice } from './state.js';

export interface LateNotice {
  readonly days: number;
  /** The interest until this day, rounded to whole öre. */
  readonly interest: Ore;
  readonly reminderFees: Ore;
}

/**
 * What a late notice costs the customer on a day. Null when it is paid or not yet due. The company bills interest with
 * its reminders; between them it grows by the day.
 */
export function lateNotice(
  notice: InvoiceNotice,
  plan: Pick<InvoicePlanChosen['data'], 'lateRate'>,
  on: BusinessDate,
): LateNotice | null {
  const days = (Date.parse(on) - Date.parse(notice.dueOn)) / 86_400_000;
  if (days <= 0 || leftToPay(notice) <= 0) return null;
  const { amount, credited, paid, interest, reminderFees } = notice;
  const grown = Math.round((Math.max(0, amount - credited - paid) * plan.lateRate * days) / 365 / 100);
  return { days, interest: Math.max(interest, grown), reminderFees };
}
