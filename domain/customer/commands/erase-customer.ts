import { accept, isForgotten, reject, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** LAW-09: erases a customer who wants to be forgotten. The caller has checked that no order is unfinished. */
export interface EraseCustomer {
  readonly type: 'EraseCustomer';
  /** All memberships and orders of the customer. Views must erase the person in their rows too. */
  readonly memberIds: readonly Uuid[];
  readonly orderIds: readonly Uuid[];
  /** Stored unencrypted for ever, so it must not identify the person. */
  readonly reason: string;
  readonly at: Instant;
}

const LONGEST_REASON = 200;
/** Matches an e-mail address, or enough digits for a phone number or person number. */
const TELLING = /@|\d(?:[\s+-]?\d){5}/;

export function eraseCustomer(
  command: EraseCustomer,
  state: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  const { memberIds, orderIds, at } = command;
  const reason = command.reason.trim();
  if (reason === '') return reject({ type: 'ErasureReasonMissing', field: 'reason' });
  if (reason.length > LONGEST_REASON)
    return reject({ type: 'ErasureReasonTooLong', field: 'reason', limit: LONGEST_REASON });
  if (isTelling(reason, state)) return reject({ type: 'ErasureReasonPersonal', field: 'reason' });
  const watchIds = state.watches.map(({ watchId }) => watchId);
  return accept({
    type: 'CustomerErased',
    data: { customerId: state.customerId, memberIds, orderIds, watchIds, reason, at },
  });
}

function isTelling(reason: string, { profile: { firstName, lastName } }: CustomerState): boolean {
  const words = reason.toLocaleLowerCase('sv').split(/[^\p{L}]+/u);
  const names = [firstName, lastName].flatMap((name) =>
    name && !isForgotten(name) ? name.toLocaleLowerCase('sv').split(/[^\p{L}]+/u) : [],
  );
  return TELLING.test(reason) || names.some((name) => name !== '' && words.includes(name));
}
