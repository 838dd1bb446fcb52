import { accept, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** Records that the shop ended a session. Its old cookie was used long after a new one had replaced it. */
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
