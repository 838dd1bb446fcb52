import { accept, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** A session was ended because a replaced cookie of it was shown. */
export interface RecordCopiedSession {
  readonly type: 'RecordCopiedSession';
  readonly sessionId: Uuid;
  readonly at: Instant;
}

export function recordCopiedSession(
  { sessionId, at }: RecordCopiedSession,
  { customerId }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  return accept({ type: 'CopiedSessionEnded', data: { customerId, sessionId, at } });
}
