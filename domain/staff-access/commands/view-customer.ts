import { accept, reject, type Decision, type Instant, type Rejection, type Uuid } from '../../kernel/index.js';
import type { StaffAccessEvent } from '../events.js';

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
  readonly shortest: number;
  readonly longest: number;
};

const SHORTEST = 3;
const LONGEST = 200;

/** SUP-01: nobody's history is opened without saying why, and every opening is kept. */
export function viewCustomer(command: ViewCustomer): Decision<StaffAccessEvent, StaffAccessRejection> {
  const { customerId, staffId, staffName, at } = command;
  const reason = command.reason.trim();
  if (reason.length < SHORTEST || reason.length > LONGEST) {
    return reject({ type: 'ReasonInvalid', field: 'reason', shortest: SHORTEST, longest: LONGEST });
  }
  return accept({ type: 'CustomerViewed', data: { customerId, staffId, staffName, reason, at } });
}
