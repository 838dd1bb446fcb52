import {
  accept,
  reject,
  stockholmDate,
  type Decision,
  type Instant,
  type Rejection,
  type Uuid,
} from '../../kernel/index.js';
import type { StaffAccessEvent } from '../events.js';
import { faultOfReason, reasonRule, type ReasonFault } from '../reason.js';

export interface ViewCustomer {
  readonly type: 'ViewCustomer';
  readonly customerId: Uuid;
  readonly staffId: Uuid;
  readonly staffName: string;
  readonly reason: string;
  readonly at: Instant;
}

export type StaffAccessRejection = Rejection<'ReasonInvalid'> & {
  readonly field: 'reason';
  readonly fault: ReasonFault;
  readonly shortest: number;
  readonly longest: number;
};

/** SUP-01: records that staff opened a customer's history. It needs a reason, and is recorded each time. */
export function viewCustomer(command: ViewCustomer): Decision<StaffAccessEvent, StaffAccessRejection> {
  const { customerId, staffId, staffName, at } = command;
  const reason = command.reason.trim();
  const fault = faultOfReason(reason, at);
  if (fault) {
    const { shortest, longest } = reasonRule.on(stockholmDate(at));
    return reject({ type: 'ReasonInvalid', field: 'reason', fault, shortest, longest });
  }
  return accept({ type: 'CustomerViewed', data: { customerId, staffId, staffName, reason, at } });
}
