import { accept, unchanged, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** The customer ended sessions of their own, from one of their browsers. */
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
