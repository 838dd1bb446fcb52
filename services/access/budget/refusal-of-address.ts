import type { Refusal } from '../../foundation/problem/refusal.js';
import { addressOverBudget } from './address-budget.js';
import type { CallBudget } from './call-budget.js';

/**
 * The longest URL that is accepted. The redirect to the log-in page repeats the URL, encoded, in a response header,
 * which must not get too long.
 */
const LONGEST_ADDRESS = 4_096;

/**
 * Refuses a URL that is too long, exceeds the limits of a call, or whose path is not text. PostgreSQL refuses zero bytes.
 * @param url path and query as received
 */
export function refusalOfAddress(url: string, budget: CallBudget): Refusal | null {
  if (url.length > LONGEST_ADDRESS) return { status: 414, code: 'ADDRESS_TOO_LONG', message: 'Adressen är för lång.' };
  if (url.includes('%00') || !isReadable(url))
    return { status: 400, code: 'UNREADABLE_ADDRESS', message: 'Adressen gick inte att läsa.' };
  const fault = addressOverBudget(url, budget);
  return fault && { status: 400, ...fault };
}

/** Whether the path can be decoded. A query is read leniently, because people write a bare % in a search. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
