import type { HighCostAccount } from './account.js';
import type { HighCostAccountState } from './state.js';

/** Whether the pharmacy already has exactly this. Both are built field by field in one order, so their text compares. */
export function isKnownAccount({ received }: HighCostAccountState, account: HighCostAccount): boolean {
  return received !== null && JSON.stringify(received) === JSON.stringify(account);
}
