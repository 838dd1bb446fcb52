import { accept, stockholmDate, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import { noticesRestFrom } from '../notice-question.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** The customer chose 'Fortsätta utan notiser', or closed the question (RMD-04). */
export interface DeclineNotices {
  readonly type: 'DeclineNotices';
  readonly at: Instant;
}

export function declineNotices(
  { at }: DeclineNotices,
  { customerId, askNoticesFrom }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  const rest = noticesRestFrom(stockholmDate(at));
  if (askNoticesFrom === rest.askAgainFrom) return unchanged;
  return accept({ type: 'NoticesDeclined', data: { customerId, at, ...rest } });
}
