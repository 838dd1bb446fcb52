import type { Refusal } from '../../foundation/problem/refusal.js';
import { addressOverBudget } from './address-budget.js';
import type { CallBudget } from './call-budget.js';

/** A log-in's return address is sent back URL-encoded and must still fit a header. */
const LONGEST_ADDRESS = 4_096;

/** @param url path and query as they came; PostgreSQL refuses a zero byte in text */
export function refusalOfAddress(url: string, budget: CallBudget): Refusal | null {
  if (url.length > LONGEST_ADDRESS) return { status: 414, code: 'ADDRESS_TOO_LONG', message: 'Adressen är för lång.' };
  if (url.includes('%00')) return { status: 400, code: 'UNREADABLE_ADDRESS', message: 'Adressen gick inte att läsa.' };
  const fault = addressOverBudget(url, budget);
  return fault && { status: 400, ...fault };
}
