import { accept, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { HighCostAccount } from '../account.js';
import type { HighCostAccountEvent } from '../events.js';
import { isKnownAccount } from '../known.js';
import type { HighCostAccountState } from '../state.js';

export interface ReceiveHighCostAccount {
  readonly type: 'ReceiveHighCostAccount';
  readonly customerId: Uuid;
  readonly account: HighCostAccount;
  readonly at: Instant;
}

/** Records what the database gave. An unchanged account records nothing. */
export function receiveAccount(
  { customerId, account, at }: ReceiveHighCostAccount,
  state: HighCostAccountState,
): Decision<HighCostAccountEvent, never> {
  if (isKnownAccount(state, account)) return accept();
  return accept({ type: 'HighCostAccountReceived', data: { customerId, account, receivedAt: at } });
}
