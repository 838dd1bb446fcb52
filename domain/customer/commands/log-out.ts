import { accept, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

export interface LogOut {
  readonly type: 'LogOut';
  readonly at: Instant;
}

export function logOut(
  { at }: LogOut,
  { customerId, identification }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  return identification ? accept({ type: 'CustomerLoggedOut', data: { customerId, at } }) : unchanged;
}
