import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type HighCostAccountCommand } from './decide.js';
import { highCostAccountEvents, type HighCostAccountEvent } from './events.js';
import { inspection, type HighCostKind } from './inspect.js';
import { owner } from './owner.js';
import { evolve, initial, type HighCostAccountState } from './state.js';

/** What this pharmacy received of the national high-cost database, in one stream for each customer (RX-07). */
export const highCostAccount: Slice<
  HighCostAccountCommand,
  HighCostAccountState,
  HighCostAccountEvent,
  never,
  'high-cost-account'
> &
  Owned<HighCostAccountEvent, 'customer'> &
  Inspectable<HighCostAccountState, HighCostAccountEvent, HighCostKind> = {
  kind: 'high-cost-account',
  events: highCostAccountEvents,
  initial,
  evolve,
  decide,
  owner,
  inspection,
};

export type * from './account.js';
export type { ReceiveHighCostAccount } from './commands/receive-account.js';
export type { HighCostAccountCommand } from './decide.js';
export * from './events.js';
export { isKnownAccount } from './known.js';
export type { HighCostAccountState } from './state.js';
/** Staff browsers replay this slice, and need no rules. Import what computes from `ladder/index.js` and `account.js`. */
export type * from './ladder/index.js';
