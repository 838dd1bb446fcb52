import { isForgotten, type Instant, type Uuid } from '../kernel/index.js';
import type { HighCostAccount } from './account.js';
import type { HighCostAccountEvent } from './events.js';

export interface HighCostAccountState {
  readonly customerId: Uuid | null;
  /** The latest that the database gave. Null before the first time, and when the person was erased. */
  readonly received: HighCostAccount | null;
  readonly receivedAt: Instant | null;
}

export const initial: HighCostAccountState = { customerId: null, received: null, receivedAt: null };

export function evolve(state: HighCostAccountState, event: HighCostAccountEvent): HighCostAccountState {
  switch (event.type) {
    case 'HighCostAccountReceived': {
      const { customerId, account, receivedAt } = event.data;
      return { customerId, received: isForgotten(account) ? null : account, receivedAt };
    }
    default:
      event.type satisfies never;
      return state;
  }
}
