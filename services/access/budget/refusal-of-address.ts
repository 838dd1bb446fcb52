import type { Refusal } from '../../foundation/problem/refusal.js';
import { addressOverBudget } from './address-budget.js';
import type { CallBudget } from './call-budget.js';

/** The log-in redirects to this URL in encoded form, and it must still fit in a header. */
const LONGEST_ADDRESS = 4_096;

/**
 * Refuses a URL that is too long, over the budget or contains a zero byte, which PostgreSQL refuses.
 * @param url path and query as received
 */
export function refusalOfAddress(url: string, budget: CallBudget): Refusal | null {
  if (url.length > LONGEST_ADDRESS) return { status: 414, code: 'ADDRESS_TOO_LONG', message: 'Adressen är för lång.' };
  if (url.includes('%00')) return { status: 400, code: 'UNREADABLE_ADDRESS', message: 'Adressen gick inte att läsa.' };
  const fault = addressOverBudget(url, budget);
  return fault && { status: 400, ...fault };
}
