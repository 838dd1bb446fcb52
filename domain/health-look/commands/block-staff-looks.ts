import { accept, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { HealthLookEvent } from '../events.js';
import type { HealthLookState } from '../state.js';

export interface BlockStaffLooks {
  readonly type: 'BlockStaffLooks';
  readonly customerId: Uuid;
  /** False to allow the looks again. */
  readonly blocked: boolean;
  readonly at: Instant;
}

/** LAW-09: the customer blocks the looks of staff, or allows them again. The same choice twice records nothing. */
export function blockStaffLooks(
  { customerId, blocked, at }: BlockStaffLooks,
  { isBlocked }: HealthLookState,
): Decision<HealthLookEvent, never> {
  if (blocked === isBlocked) return accept();
  return accept({ type: blocked ? 'StaffLooksBlocked' : 'StaffLooksAllowed', data: { customerId, at } });
}
