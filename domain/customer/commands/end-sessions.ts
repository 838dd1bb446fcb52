import { accept, unchanged, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** Records that the customer ended some of their own sessions. */
export interface EndSessions {
  readonly type: 'EndSessions';
  readonly sessionIds: readonly Uuid[];
  readonly at: Instant;
}

export function endSessions(
  { sessionIds, at }: EndSessions,
  { customerId }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  return sessionIds.length > 0 ? accept({ type: 'SessionsEnded', data: { customerId, sessionIds, at } }) : unchanged;
}
