import { isEmail, isMobileNumber } from '../../customer/contact-rules.js';
import {
  accept,
  ageOn,
  reject,
  stockholmDate,
  type BusinessDate,
  type Decision,
  type Instant,
  type Uuid,
} from '../../kernel/index.js';
import type { MemberEvent } from '../events.js';
import { memberRule } from '../member-rule.js';
import type { MemberRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

export interface RegisterMember {
  readonly type: 'RegisterMember';
  readonly memberId: Uuid;
  readonly customerId: Uuid;
  readonly memberNumber: string;
  /** Taken from the identified customer's person number, never from the browser. */
  readonly birthDate: BusinessDate;
  readonly email: string;
  readonly mobileNumber: string;
  readonly at: Instant;
}

/** Starts the membership (CLB-01). */
export function registerMember(command: RegisterMember, state: MemberState): Decision<MemberEvent, MemberRejection> {
  const { memberId, customerId, memberNumber, birthDate, email, mobileNumber } = command;
  const registeredOn = stockholmDate(command.at);
  const { minimumAge } = memberRule.on(registeredOn);
  if (state.end) return reject({ type: 'MembershipAlreadyEnded', endedOn: state.end.endedOn });
  if (state.status === 'active') return reject({ type: 'AlreadyMember' });
  if (ageOn(birthDate, registeredOn) < minimumAge)
    return reject({ type: 'MemberTooYoung', field: 'birthDate', minimumAge });
  if (!isEmail(email)) return reject({ type: 'EmailInvalid', field: 'email' });
  if (!isMobileNumber(mobileNumber)) return reject({ type: 'MobileNumberInvalid', field: 'mobileNumber' });
  return accept({
    type: 'MemberRegistered',
    data: { memberId, customerId, memberNumber, email, mobileNumber, registeredOn },
  });
}
